// The inner loop is one step, the outer loop runs as usual.
#include <assert.h>
#include <loam.h>

static int t[4][1000];

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n <= 1000);
  klee_assume(j < 1000);
  for (unsigned row = 0; row < 4; row++)
    for (unsigned i = 0; i < n; i++)
      t[row][i] += (int)(row * 100 + i);
  assert(t[3][j] == (j < n ? 300 + (int)j : 0));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
