// A divisor that is zero in one iteration.
#include <loam.h>

static int a[20];

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 20);
  for (unsigned i = 0; i < n; i++)
    a[i] = 100 / (15 - (int)i); //~ BUG div
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
