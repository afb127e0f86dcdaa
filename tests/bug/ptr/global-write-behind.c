// A write one element behind a global array.
static int a[3] = {1, 2, 3};

int main(void) {
  volatile int i = 3;
  a[i] = 4; //~ BUG ptr: out of bounds write of 4 bytes right behind global 'a' of 12 bytes
  return a[0];
}
//@ golden
