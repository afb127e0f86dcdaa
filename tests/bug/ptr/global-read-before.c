// A read one element in front of a global array.
static int a[3] = {1, 2, 3};

int main(void) {
  volatile int i = -1;
  int x = a[i]; //~ BUG ptr: out of bounds read of 4 bytes, 4 bytes in front of global 'a' of 12 bytes
  return x;
}
//@ golden
