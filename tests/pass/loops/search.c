// A search has two exits: the element is found, or not.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char t[5], x;
  unsigned n;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 5);
  unsigned i = 0;
  while (i < n && t[i] != x)
    i++;
  assert(i == n || t[i] == x);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 3
//@ status: done
