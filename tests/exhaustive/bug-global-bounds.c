/* Accesses outside a global array. */
#include "observe.h"

static short t[6] = {5, 4, 3, 2, 1, 0};

int main(void) {
  unsigned char b = byte("b");
  short *p = t;
  if (b > 200)
    p[b - 204] = 7;
  return observe(t[b & 7], 0, 9);
}
