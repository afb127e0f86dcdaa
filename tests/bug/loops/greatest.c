// The greatest element is that of all, the last among them.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char t[9];
  unsigned n;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 9);
  unsigned char most = 0;
  for (unsigned i = 0; i < n; i++)
    most = t[i] > most ? t[i] : most;
  assert(most != 200 || t[8] != 200); //~ BUG assert
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
