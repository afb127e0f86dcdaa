// A segment of three objects, then pointers into some of them and others: the segment grows twice.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 6, SIZE = 310 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(2), j = (unsigned)klee_choose(SIZE);
  rows[i + 2][j] = 100;
  unsigned k = (unsigned)klee_choose(2), l = (unsigned)klee_choose(SIZE);
  assert(rows[k + 3][l] == (k + 3 == i + 2 && l == j ? 100 : k + 4));
  rows[k + 3][l] = 101;
  unsigned m = (unsigned)klee_choose(3), n = (unsigned)klee_choose(SIZE);
  unsigned row = m == 0 ? 0 : m == 1 ? 3 : 5;
  assert(rows[row][n] == (row == k + 3 && n == l ? 101 : row == i + 2 && n == j ? 100 : row + 1));
  rows[row][n] = 102;
  assert(rows[0][9] == (row == 0 && n == 9 ? 102 : 1));
  assert(rows[1][9] == 2);
  return 0;
}
//@ memory: all
