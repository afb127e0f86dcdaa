// All members are freed; others of the same size live.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 300 };

int main(void) {
  char *rows[ROWS], *others[ROWS];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
    others[i] = memset(malloc(SIZE), i + 4, SIZE);
  }
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 9;
  others[i][j] = 10;
  for (int k = 0; k < ROWS; k++)
    free(rows[k]);
  rows[i][j] = 11; //~ BUG uaf: use after free: write of 1 byte
  return others[i][j];
}
//@ completed: 0
//@ memory: all
