// NULL and a freed object among the choices, which the program leaves out before it uses the pointer.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 5, SIZE = 300 };

int main(void) {
  unsigned char *rows[ROWS], is_dead[ROWS] = {0};
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  free(rows[1]);
  is_dead[1] = 1;
  free(rows[3]);
  rows[3] = NULL;
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  if (is_dead[i])
    return 1;
  unsigned char *row = rows[i];
  if (!row)
    return 2;
  row[j] += 10;
  assert(rows[i][j] == i + 11);
  assert(rows[4][0] == (i == 4 && j == 0 ? 15 : 5));
  return 0;
}
//@ memory: all
