// NaN is no number at all.
int main(void) {
  volatile double zero = 0.0;
  double nan = zero / zero;
  return (long)nan == 0; //~ BUG overflow: NaN is converted
}
