// The values of a segment are exact: the one input that makes the assertion fail is found.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 4, SIZE = 310 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 77;
  assert(rows[2][200] != 77); //~ BUG assert
  return 0;
}
//@ memory: all
