// Rows of a table as objects of their own, read and written where the input says.
//@ completed: 3
//@ memory: single=1 merging=1 flat=1 segmented=1
#include <loam.h>
#include <assert.h>
#include <stdlib.h>

enum { SIZE = 3 };

int main(void) {
  int *rows[SIZE];
  for (int i = 0; i < SIZE; i++)
    rows[i] = calloc(SIZE, sizeof **rows);
  int row = klee_range(0, SIZE, "row"), column = klee_range(0, SIZE, "column");
  rows[row][column] = 7;
  int sum = 0;
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < SIZE; j++)
      sum += rows[i][j];
  assert(sum == 7);
  return rows[0][0] == 7;
}
