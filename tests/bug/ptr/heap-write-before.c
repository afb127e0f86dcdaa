// A write one element in front of a heap object.
#include <stdlib.h>

int main(void) {
  int *a = calloc(3, sizeof *a);
  volatile int i = -1;
  a[i] = 4; //~ BUG ptr: out of bounds write of 4 bytes, 4 bytes in front of heap object of 12 bytes
  free(a);
  return 0;
}
//@ golden
