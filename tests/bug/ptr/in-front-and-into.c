// An access that begins in front of the object and ends inside.
#include <stdlib.h>

int main(void) {
  char *p = calloc(1, 16);
  volatile int back = 2;
  long *wide = (long *)(p - back);
  long x = *wide; //~ BUG ptr: out of bounds read of 8 bytes, 2 bytes in front of heap object of 16 bytes and running into it
  free(p);
  return x != 0;
}
