// The sum of bytes is at most 255 times their number.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[40];
  klee_make_symbolic(a, sizeof a, "a");
  unsigned n = __VERIFIER_nondet_uint(), sum = 0;
  __VERIFIER_assume(n <= 40);
  for (unsigned i = 0; i < n; i++)
    sum += a[i];
  assert(sum <= 255 * n);
  return 0;
}
