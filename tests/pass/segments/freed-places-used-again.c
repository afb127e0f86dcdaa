// Members die and objects of other sizes take parts of their places at once; then old and new ones are joined.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 4, SIZE = 300 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 100;
  free(rows[1]);
  free(rows[2]);
  rows[1] = memset(malloc(SIZE + 210), 20, SIZE + 210);
  rows[2] = memset(malloc(SIZE / 2), 30, SIZE / 2);
  unsigned k = (unsigned)klee_choose(ROWS), l = (unsigned)klee_choose(SIZE / 2);
  static const unsigned char expected[ROWS] = {1, 20, 30, 4};
  int is_old = k == 0 || k == 3;
  assert(rows[k][l] == (is_old && k == i && l == j ? 100 : expected[k]));
  rows[k][l] = 50;
  assert(rows[1][l + 300] == 20);
  assert(rows[1][l] == (k == 1 ? 50 : 20));
  for (int r = 0; r < ROWS; r++)
    free(rows[r]);
  return 0;
}
//@ args: --allocator global
//@ memory: all
