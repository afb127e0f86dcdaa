// An object in pieces, accessed alone at first, then by a pointer that may also point to smaller objects.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { LARGE = 400, SMALL = 20 };

struct word {
  unsigned value;
} __attribute__((packed));

int main(void) {
  unsigned char *large = memset(malloc(LARGE), 1, LARGE);
  unsigned char *small = memset(malloc(SMALL), 2, SMALL), *other = memset(malloc(SMALL), 3, SMALL);
  unsigned i = (unsigned)klee_choose(LARGE);
  large[i] = 100;
  // The pointer reaches the pieces in the middle alone.
  unsigned char *rows[3] = {large + 150, small, other};
  unsigned k = (unsigned)klee_choose(3), l = (unsigned)klee_choose(100);
  if (k && l >= SMALL)
    return 1;
  assert(rows[k][l] == (k == 0 && l + 150 == i ? 100 : k + 1));
  rows[k][l] = 101;
  assert(large[i] == (k == 0 && l + 150 == i ? 101 : 100));
  assert(small[3] == (k == 1 && l == 3 ? 101 : 2));
  // A word with bytes of two pieces.
  unsigned m = (unsigned)klee_choose(LARGE - 3);
  unsigned word = ((struct word *)(large + m))->value;
  assert((word & 0xff) == large[m] && word >> 24 == large[m + 3]);
  return 0;
}
//@ memory: all
