// A read one element in front of a local array.
int main(void) {
  int a[3] = {1, 2, 3};
  volatile int i = -1;
  int x = a[i]; //~ BUG ptr: out of bounds read of 4 bytes, 4 bytes in front of local 'a' of 12 bytes
  return x;
}
//@ golden
