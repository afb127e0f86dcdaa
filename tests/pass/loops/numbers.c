// Each element is its index, at any length.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 2000);
  klee_assume(n < 1 << 27);
  klee_assume(j < n);
  int *p = malloc(n * sizeof *p);
  for (unsigned i = 0; i < n; i++)
    p[i] = (int)i * 3 + 1;
  assert(p[j] == (int)j * 3 + 1);
  p[j] = 5;
  assert(p[j] == 5);
  assert(p[1] == 4 || j == 1);
  free(p);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ memory: all
//@ completed: 2
//@ status: done
