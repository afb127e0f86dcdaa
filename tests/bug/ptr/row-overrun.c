// One element behind a row: the next row is never taken for it, also where rows lie side by side.
//@ memory: all
#include <loam.h>
#include <stdlib.h>

enum { SIZE = 4 };

int main(void) {
  int *rows[SIZE];
  for (int i = 0; i < SIZE; i++)
    rows[i] = calloc(SIZE, sizeof **rows);
  int row = klee_range(0, SIZE, "row"), column = klee_range(0, SIZE + 1, "column");
  rows[row][column] = 1; //~ BUG ptr
  return 0;
}
