// Loops as an optimiser leaves them.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 5000);
  klee_assume(n < 1 << 24);
  klee_assume(j < n);
  unsigned *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q);
  for (unsigned i = 0; i < n; i++)
    p[i] = i * 3;
  for (unsigned i = 0; i < n; i++)
    q[i] = p[n - 1 - i];
  assert(p[j] == j * 3);
  assert(q[n - 1 - j] == j * 3);
  free(p);
  free(q);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ flags: -O1
//@ completed: 1
//@ status: done
