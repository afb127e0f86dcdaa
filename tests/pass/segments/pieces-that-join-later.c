// Some pieces of an object are in a segment before the others, and words are read that lie in an early and in a late one.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

enum { SIZE = 200 };

struct word {
  unsigned value;
} __attribute__((packed));

int main(void) {
  unsigned char *bytes = malloc(SIZE);
  for (int i = 0; i < SIZE; i++)
    bytes[i] = (unsigned char)(i & 0x7f);
  // Pieces in the middle, then all.
  unsigned i = (unsigned)klee_choose(80) + 60, j = (unsigned)klee_choose(SIZE - 3);
  bytes[i] = 200;
  struct word *at = (struct word *)(bytes + j);
  unsigned word = at->value;
  for (unsigned k = 0; k < 4; k++)
    assert((word >> 8 * k & 0xff) == (j + k == i ? 200 : ((j + k) & 0x7f)));
  at->value = 0xf3f2f1f0;
  assert(bytes[j] == 0xf0 && bytes[j + 1] == 0xf1 && bytes[j + 2] == 0xf2 && bytes[j + 3] == 0xf3);
  return 0;
}
//@ args: --segment-reuse off
//@ memory: all
