// A matrix in one array on the heap; the length of its rows is input.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned columns = __VERIFIER_nondet_uint(), i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  __VERIFIER_assume(columns >= 1 && columns <= 30 && i < 4 && j < columns);
  unsigned *cells = malloc(4 * columns * sizeof(unsigned));
  if (!cells)
    return 0;
  for (unsigned row = 0; row < 4; row++)
    for (unsigned column = 0; column < columns; column++)
      cells[row * columns + column] = 100 * row + column;
  assert(cells[i * columns + j] == 100 * i + j);
  free(cells);
  return 0;
}
