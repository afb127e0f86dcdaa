// A 16-byte integer of which the last byte is outside.
#include <stdlib.h>

int main(void) {
  char *p = aligned_alloc(16, 32);
  p = realloc(p, 31);
  unsigned __int128 *wide = (unsigned __int128 *)(p + 16);
  *wide = 1; //~ BUG ptr: out of bounds write of 16 bytes
  free(p);
  return 0;
}
