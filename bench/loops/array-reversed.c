// The array is reversed in place: what was at k is now as far from the end.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[16], before[16];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i < 16; i++)
    before[i] = a[i];
  for (int low = 0, high = 15; low < high; low++, high--) {
    int kept = a[low];
    a[low] = a[high];
    a[high] = kept;
  }
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 16);
  assert(a[15 - k] == before[k]);
  return 0;
}
