// A sum that is a certain number for one length only.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n < 1 << 20);
  unsigned long sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += i;
  assert(sum != 4999950000); //~ BUG assert
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
