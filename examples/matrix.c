// A table of rows, each an object of its own, looked at in a place that the input chooses.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 20 };

int main(void) {
  int **rows = malloc(SIZE * sizeof *rows);
  for (int i = 0; i < SIZE; i++)
    rows[i] = calloc(SIZE, sizeof **rows);
  rows[0][0] = 120;
  int row = klee_range(0, SIZE, "row"), column = klee_range(0, SIZE, "column");
  if (rows[row][column] > 0)
    puts("found it");
  return 0;
}
