// The variable of one round of a loop, used in the next.
int main(void) {
  int *before = 0, sum = 0;
  for (int i = 0; i < 3; i++) {
    if (before)
      sum += *before; //~ BUG uaf: use after its scope ended
    int square = i * i;
    before = &square;
  }
  return sum;
}
