// An index that may lie one byte in front of its row: the neighbour in the segment is another object.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 320 };

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS);
  int j = (int)klee_choose(SIZE);
  rows[i][j] = 9;
  int k = (int)klee_choose(SIZE + 1) - 1;
  rows[i][k] = 10; //~ BUG ptr
  return 0;
}
//@ memory: all
