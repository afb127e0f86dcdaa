// An exclusive or and a hash of all elements: each iteration uses what the last one left.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char t[6];
  unsigned n;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 6);
  unsigned char by = 0;
  unsigned hash = 7;
  for (unsigned i = 0; i < n; i++) {
    by ^= t[i];
    hash = hash * 31 + t[i];
  }
  if (n == 0)
    assert(by == 0 && hash == 7);
  if (n == 3) {
    assert(by == (t[0] ^ t[1] ^ t[2]));
    assert(hash == ((7u * 31 + t[0]) * 31 + t[1]) * 31 + t[2]);
  }
  return 0;
}
//@ completed: 3
//@ status: done
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
