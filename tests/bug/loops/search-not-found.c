// The place of an element that is not there.
#include <loam.h>

static int values[30];

int main(void) {
  int t[30], x, n, i;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n >= 0);
  klee_assume(n <= 30);
  for (i = 0; i < n && t[i] != x; i++)
    ;
  return values[i] != 0; //~ BUG ptr: out of bounds read of 4 bytes
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
