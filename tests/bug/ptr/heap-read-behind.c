// A read one element behind a heap object.
#include <stdlib.h>

int main(void) {
  int *a = calloc(3, sizeof *a);
  volatile int i = 3;
  int x = a[i]; //~ BUG ptr: out of bounds read of 4 bytes right behind heap object of 12 bytes
  free(a);
  return x;
}
//@ golden
