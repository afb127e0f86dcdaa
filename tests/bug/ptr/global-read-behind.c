// A read one element behind a global array.
static int a[3] = {1, 2, 3};

int main(void) {
  volatile int i = 3;
  int x = a[i]; //~ BUG ptr: out of bounds read of 4 bytes right behind global 'a' of 12 bytes
  return x;
}
//@ golden
