// Paths that part before objects come into a segment, and after: each path has contents of its own.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 350 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  int before = klee_range(0, 2, "before"), after = klee_range(0, 2, "after");
  if (before)
    rows[i][j] = 100;
  else
    rows[1][5] = 77;
  if (after)
    rows[(i + 1) % ROWS][j] = 101;
  unsigned char expected[ROWS];
  for (unsigned r = 0; r < ROWS; r++)
    expected[r] = after && r == (i + 1) % ROWS ? 101
                  : before && r == i           ? 100
                  : !before && r == 1 && j == 5 ? 77
                                               : (unsigned char)(r + 1);
  unsigned k = (unsigned)klee_choose(ROWS);
  assert(rows[k][j] == expected[k]);
  return before + 2 * after;
}
//@ memory: all
