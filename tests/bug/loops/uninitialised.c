// A loop initialises a part of an array, and the rest is read.
#include <loam.h>

int main(void) {
  char a[40];
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n < 40);
  klee_assume(j <= n);
  for (unsigned i = 0; i < n; i++)
    a[i] = 1;
  if (a[j] == 1) //~ BUG uninit
    return 0;
  return 1;
}
//@ args: --compact-loops --check uninit
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
