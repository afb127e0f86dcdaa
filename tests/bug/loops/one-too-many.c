// A loop over an array of any length that goes one too far.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n > 0);
  klee_assume(n < 1 << 30);
  char *p = malloc(n);
  for (unsigned i = 0; i <= n; i++)
    p[i] = 1; //~ BUG ptr: out of bounds write of 1 byte
  free(p);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 0
//@ error-paths: 3
