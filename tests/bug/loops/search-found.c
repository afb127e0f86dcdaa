// An element that is found at one place only.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char t[30], x;
  unsigned n, i;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 30);
  for (i = 0; i < n; i++)
    if (t[i] == x)
      break;
  assert(i != 17 || n == 17); //~ BUG assert
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
