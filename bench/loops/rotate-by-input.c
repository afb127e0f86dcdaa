// An array is rotated into another one by a symbolic number of places.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[16], b[16];
  klee_make_symbolic(a, sizeof a, "a");
  unsigned by = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(by < 16 && k < 16);
  for (unsigned i = 0; i < 16; i++)
    b[i] = a[(i + by) % 16];
  assert(b[k] == a[(k + by) % 16]);
  return 0;
}
