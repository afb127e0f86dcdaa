/* A pointer from before realloc. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int *p = malloc(2 * sizeof *p), *q;
  p[0] = 3;
  p[1] = 4;
  q = realloc(p, (b & 3) * 8 + 8);
  if (b < 128)
    p = q;
  return observe(p[b >> 6 & 1], 0, 4);
}
