// Pointers in a table, chosen by an input; the objects behind them are read and written at another input.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int first[4] = {1, 2, 3, 4}, second[8] = {5, 6, 7, 8, 9, 10, 11, 12};
  int *third = malloc(4 * sizeof *third);
  if (!third)
    return 3;
  for (int i = 0; i < 4; i++)
    third[i] = 20 + i;
  int *table[3] = {first, second, third};
  int row = klee_range(0, 3, "row"), column = klee_range(0, 4, "column");
  int *chosen = table[row];
  int **in_table = &table[row];
  assert(*in_table == chosen && chosen[column] == *(*in_table + column));
  (*in_table)[column] += 100;
  assert(table[row][column] > 100);
  int changed = first[column] > 100 ? 1 : second[column] > 100 ? 2 : third[column] > 100 ? 3 : 0;
  assert(changed == row + 1);
  table[row] = NULL;
  assert(!table[row]);
  int left = (table[0] != NULL) + (table[1] != NULL) + (table[2] != NULL);
  free(third);
  return left == 2 ? 0 : 1;
}
//@ args: --compiler-arg=-m32
//@ memory: all
