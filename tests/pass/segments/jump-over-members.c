// longjmp out of a function that wrote through a segment: the heap stays as it is, the local is gone.
#include <assert.h>
#include <loam.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 300 };

static jmp_buf back;
static unsigned char *rows[2];

static void leave(unsigned i, unsigned j) {
  unsigned char local[SIZE] = {0};
  unsigned char *some[3] = {rows[0], rows[1], local};
  some[i][j] = 100;
  longjmp(back, local[j] + 1);
}

int main(void) {
  for (int i = 0; i < 2; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(SIZE);
  switch (setjmp(back)) {
  case 0:
    leave(i, j);
    return 9;
  case 101:
    assert(i == 2);
    break;
  default:
    assert(i < 2);
  }
  unsigned k = (unsigned)klee_choose(2);
  assert(rows[k][j] == (i == k ? 100 : k + 1));
  return 0;
}
//@ args: --relocate heap,globals,locals
//@ memory: all
