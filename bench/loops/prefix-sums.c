// The sum between two symbolic places is the difference of two prefix sums.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned a[10], sums[11];
  klee_make_symbolic(a, sizeof a, "a");
  sums[0] = 0;
  for (int i = 0; i < 10; i++)
    sums[i + 1] = sums[i] + a[i];
  unsigned from = __VERIFIER_nondet_uint(), to = __VERIFIER_nondet_uint(), sum = 0;
  __VERIFIER_assume(from <= to && to <= 10);
  for (unsigned i = from; i < to; i++)
    sum += a[i];
  assert(sum == sums[to] - sums[from]);
  return 0;
}
