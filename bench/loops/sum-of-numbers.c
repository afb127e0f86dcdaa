// The sum of the first numbers, by a loop and by the formula.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 50000);
  unsigned long sum = 0;
  for (unsigned i = 1; i <= n; i++)
    sum += i;
  assert(sum == (unsigned long)n * (n + 1) / 2);
  return 0;
}
