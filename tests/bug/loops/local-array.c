// Nobody compares the length with that of the array.
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[10] = {0};
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n < 100);
  klee_assume(j < 10);
  for (unsigned i = 0; i < n; i++)
    a[i] = (int)i + 1; //~ BUG ptr: out of bounds write of 4 bytes
  assert(a[j] == (j < n ? (int)j + 1 : 0));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ memory: all
