// A write one element in front of a global array.
static int a[3] = {1, 2, 3};

int main(void) {
  volatile int i = -1;
  a[i] = 4; //~ BUG ptr: out of bounds write of 4 bytes, 4 bytes in front of global 'a' of 12 bytes
  return a[0];
}
//@ golden
