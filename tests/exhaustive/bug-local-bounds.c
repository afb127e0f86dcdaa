/* Accesses behind a local array: by its name, and through a pointer. */
#include "observe.h"

static int get(const int *p, unsigned at) { return p[at]; }

int main(void) {
  unsigned char b = byte("b");
  int t[5] = {1, 2, 3, 4, 5};
  if (b & 0x80)
    observe(t[b & 7], 0, 9);
  else
    observe(get(t, b & 7), 0, 9);
  return 0;
}
