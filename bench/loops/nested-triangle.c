// The inner bound is the outer counter: the rounds are a triangular number.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 60);
  unsigned count = 0;
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < i; j++)
      count++;
  assert(count == n * (n - 1) / 2 || n == 0);
  return 0;
}
