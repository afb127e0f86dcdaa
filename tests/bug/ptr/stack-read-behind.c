// A read one element behind a local array.
int main(void) {
  int a[3] = {1, 2, 3};
  volatile int i = 3;
  int x = a[i]; //~ BUG ptr: out of bounds read of 4 bytes right behind local 'a' of 12 bytes
  return x;
}
//@ golden
