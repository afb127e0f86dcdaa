// Members of a segment grow and shrink: what was written through the segment moves with them.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 150 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 100;
  rows[0] = realloc(rows[0], 2 * SIZE);
  memset(rows[0] + SIZE, 9, SIZE);
  rows[2] = realloc(rows[2], SIZE - 10);
  unsigned k = (unsigned)klee_choose(ROWS), l = (unsigned)klee_choose(SIZE - 10);
  assert(rows[k][l] == (k == i && l == j ? 100 : k + 1));
  rows[k][l] = 50;
  assert(rows[0][l] == (k == 0 ? 50 : i == 0 && l == j ? 100 : 1));
  assert(rows[0][SIZE + l] == 9);
  assert(rows[1][SIZE - 1] == (i == 1 && j == SIZE - 1 ? 100 : 2));
  for (int r = 0; r < ROWS; r++)
    free(rows[r]);
  return 0;
}
//@ args: --check leak
//@ memory: all
