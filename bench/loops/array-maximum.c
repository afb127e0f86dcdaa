// No cell is above the maximum.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[8];
  klee_make_symbolic(a, sizeof a, "a");
  int most = a[0];
  for (int i = 1; i < 8; i++)
    if (a[i] > most)
      most = a[i];
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 8);
  assert(a[k] <= most);
  return 0;
}
