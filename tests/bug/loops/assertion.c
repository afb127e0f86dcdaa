// An element that an assertion forgets.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 5000);
  klee_assume(n < 1 << 26);
  klee_assume(j < n);
  unsigned *p = malloc(n * sizeof *p);
  for (unsigned i = 0; i < n; i++)
    p[i] = i * 5;
  assert(p[j] != 123455); //~ BUG assert
  free(p);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ memory: all
