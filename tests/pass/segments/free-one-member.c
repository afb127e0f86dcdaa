// One member of a segment is freed: the others keep what was written through the segment, before and after.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 4, SIZE = 400 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 100;
  free(rows[2]);
  rows[2] = rows[3];
  unsigned k = (unsigned)klee_choose(3), l = (unsigned)klee_choose(SIZE);
  unsigned row = k == 2 ? 3 : k;
  assert(rows[k][l] == (row == i && l == j ? 100 : row + 1));
  rows[k][l] = 50;
  for (unsigned r = 0; r < 3; r++)
    assert(rows[r][l] == (r == k ? 50 : (r == 2 ? 3 : r) == i && l == j ? 100 : r == 2 ? 4 : r + 1));
  free(rows[0]);
  free(rows[1]);
  free(rows[3]);
  return 0;
}
//@ args: --check leak
//@ memory: all
