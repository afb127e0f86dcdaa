// A symbolic pointer to one of the members is freed after one of them was.
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
  free(rows[2]);
  free(rows[i]); //~ BUG free
  return 0;
}
//@ completed: 2
//@ memory: all
