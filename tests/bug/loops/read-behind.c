// The source of a copy is shorter than its target.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n, m;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&m, sizeof m, "m");
  klee_assume(n > 0);
  klee_assume(n < 1 << 20);
  klee_assume(m > 0);
  klee_assume(m < 1 << 20);
  short *from = calloc(n, sizeof *from), *to = malloc(m * sizeof *to);
  for (unsigned i = 0; i < m; i++)
    to[i] = from[i]; //~ BUG ptr: out of bounds read of 2 bytes
  free(from);
  free(to);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
