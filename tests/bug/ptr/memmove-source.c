// memmove from an object that is shorter than the range.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *from = calloc(1, 8), to[16];
  volatile size_t size = 16;
  memmove(to, from + 4, size); //~ BUG ptr: out of bounds read of 16 bytes in memmove at offset 4 of heap object of 8 bytes, running 12 bytes over its end
  free(from);
  return to[0];
}
