// A write one element behind a local array.
int main(void) {
  int a[3] = {1, 2, 3};
  volatile int i = 3;
  a[i] = 4; //~ BUG ptr: out of bounds write of 4 bytes right behind local 'a' of 12 bytes
  return a[0];
}
//@ golden
