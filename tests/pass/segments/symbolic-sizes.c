// Members whose size is symbolic, beside one of a fixed size.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = (unsigned)klee_choose(40) + 310;
  unsigned char *rows[3] = {calloc(n, 1), calloc(320, 1), calloc(n + 1, 1)};
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(310);
  rows[i][j] = 100;
  rows[0][n - 1] = 7;
  rows[2][n] = 8;
  unsigned k = (unsigned)klee_choose(3), l = (unsigned)klee_choose(310);
  if (l < n - 1)
    assert(rows[k][l] == (k == i && l == j ? 100 : 0));
  assert(rows[0][n - 1] == 7);
  assert(rows[2][n] == 8);
  rows[1] = realloc(rows[1], n);
  assert(rows[1][l] == (i == 1 && l == j ? 100 : 0));
  return 0;
}
//@ memory: all
