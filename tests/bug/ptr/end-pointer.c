// One past the end may be compared with, but not read.
int main(void) {
  int a[3] = {1, 2, 3}, sum = 0;
  for (int *p = a; p <= a + 3; p++)
    sum += *p; //~ BUG ptr: out of bounds read of 4 bytes
  return sum;
}
