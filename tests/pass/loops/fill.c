// A loop that fills an array of any length is one step.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n <= 1 << 30);
  char *p = malloc(n);
  for (unsigned i = 0; i < n; i++)
    p[i] = 7;
  klee_assume(j < n);
  assert(p[j] == 7);
  free(p);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
