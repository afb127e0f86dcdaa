// One member of a segment is freed, and the pointer may still point to it.
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
  free(rows[1]);
  return rows[i][j] != 9; //~ BUG uaf: use after free: read of 1 byte
}
//@ memory: all
