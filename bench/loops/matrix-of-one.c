// The matrix has ones on its diagonal, and one more at a symbolic place.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[9][9] = {{0}}, sum = 0;
  for (int i = 0; i < 9; i++)
    a[i][i] = 1;
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 9 && j < 9);
  a[i][j] = 1;
  for (int row = 0; row < 9; row++)
    for (int column = 0; column < 9; column++)
      sum += a[row][column];
  assert(sum == (i == j ? 9 : 10));
  return 0;
}
