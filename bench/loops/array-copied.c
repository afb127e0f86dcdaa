// A copy has the same cells as the array.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[24], b[24];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i < 24; i++)
    b[i] = a[i];
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 24);
  assert(a[k] == b[k]);
  return 0;
}
