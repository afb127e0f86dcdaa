// Globals, locals and heap objects share a segment.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 310 };

static unsigned char global[SIZE] = {[0 ... SIZE - 1] = 1};

static unsigned char *sum(unsigned char *other, unsigned i, unsigned j) {
  unsigned char local[SIZE];
  memset(local, 3, SIZE);
  unsigned char *rows[3] = {global, other, local};
  rows[i][j] += 10;
  assert(local[j] == (i == 2 ? 13 : 3));
  return rows[i % 2];
}

int main(void) {
  unsigned char *heap = memset(malloc(SIZE), 2, SIZE);
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(SIZE);
  for (unsigned round = 1; round < 3; round++) {
    // The local of the first call is gone in the second.
    unsigned char *p = sum(heap, i, j);
    assert(p == (i == 1 ? heap : global));
    assert(global[j] == 1 + (i == 0 ? 10 * round : 0));
    assert(heap[j] == 2 + (i == 1 ? 10 * round : 0));
  }
  return 0;
}
//@ args: --relocate heap,globals,locals
//@ memory: all
