// The sum of an array whose length is an input, and one of equal elements of any length.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static unsigned char t[40];

int main(void) {
  unsigned n, m;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&m, sizeof m, "m");
  klee_assume(n > 0);
  klee_assume(n <= 40);
  klee_assume(m > 0);
  klee_assume(m < 1 << 20);
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += t[i];
  assert(sum >= t[0] && sum <= n * 255);
  int *same = malloc(m * sizeof *same);
  for (unsigned i = 0; i < m; i++)
    same[i] = 3;
  unsigned threes = 0;
  for (unsigned i = 0; i < m; i++)
    threes += (unsigned)same[i];
  assert(threes == 3 * m);
  free(same);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
