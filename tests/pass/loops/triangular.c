// The sum of all numbers below n, for n up to 2^31, is one step.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 1u << 31);
  unsigned long sum = 0, count = 0;
  for (unsigned i = 0; i < n; i++) {
    sum += i;
    count += 3;
  }
  assert(count == 3ul * n);
  assert(sum == (unsigned long)n * (n - 1ul) / 2);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
