// A loop that counts down to an index too low, in steps.
#include <loam.h>

static int a[64];

int main(void) {
  int n, least;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&least, sizeof least, "least");
  klee_assume(n >= 0);
  klee_assume(n < 64);
  klee_assume(least >= -2);
  klee_assume(least <= 2);
  for (int i = n; i >= least; i -= 3)
    a[i] = i; //~ BUG ptr: out of bounds write of 4 bytes
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
