// Every fourth element is written; those between keep their values.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 100);
  klee_assume(n < 1 << 24);
  klee_assume(j < n);
  short *p = malloc(n * sizeof *p);
  for (unsigned i = 0; i < n; i++)
    p[i] = 9;
  for (unsigned i = 1; i < n; i += 4)
    p[i] = (short)i;
  assert(p[0] == 9 && p[1] == 1 && p[2] == 9 && p[5] == 5);
  assert(p[j] == (j % 4 == 1 ? (short)j : 9));
  free(p);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 4
//@ status: done
