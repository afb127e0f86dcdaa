// A member shrinks, and its old end is out of bounds.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 330 };

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 9;
  rows[1] = realloc(rows[1], SIZE - 10);
  return rows[i][j] != 9; //~ BUG ptr
}
//@ memory: all
