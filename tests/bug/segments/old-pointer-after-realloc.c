// A member was resized: pointers to where it was are wrong, those to the other members are not.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 300 };

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 9;
  char *moved = realloc(rows[0], 20 * SIZE);
  if (moved[j] != (i == 0 ? 9 : 1))
    return 1;
  return rows[i][j] != 9; //~ BUG uaf
}
//@ memory: all
