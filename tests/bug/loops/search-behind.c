// A search that does not look at the length.
#include <loam.h>

int main(void) {
  int t[30], x, i = 0;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&x, sizeof x, "x");
  while (t[i] != x) //~ BUG ptr: out of bounds read of 4 bytes
    i++;
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
