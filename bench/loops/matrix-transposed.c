// A matrix of inputs is transposed.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[4][5], b[5][4];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 5; j++)
      b[j][i] = a[i][j];
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 4 && j < 5);
  assert(a[i][j] == b[j][i]);
  return 0;
}
