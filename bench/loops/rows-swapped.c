// Pointers to rows at symbolic places are swapped: the cells are claimed to stay where they were.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int cells[5][3], *rows[5];
  for (int i = 0; i < 5; i++) {
    rows[i] = cells[i];
    for (int j = 0; j < 3; j++)
      cells[i][j] = i;
  }
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 5 && j < 5);
  int *kept = rows[i];
  rows[i] = rows[j];
  rows[j] = kept;
  for (int row = 0; row < 5; row++)
    assert(rows[row][2] == row);
  return 0;
}
