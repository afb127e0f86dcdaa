// The greatest element, which an optimiser finds by a select.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char t[9];
  unsigned n, j;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n <= 9);
  klee_assume(j < n);
  int most = 0;
  for (unsigned i = 0; i < n; i++)
    most = t[i] > most ? t[i] : most;
  assert(most >= t[j]);
  return 0;
}
//@ flags: -O1
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
