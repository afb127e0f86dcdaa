// A search through more elements than are looked at in one step.
#include <assert.h>
#include <loam.h>

static unsigned char t[300];

int main(void) {
  unsigned n;
  unsigned char x;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(n <= 300);
  t[280] = x;
  unsigned i = 0, steps = 0;
  while (i < n && !t[i]) {
    i++;
    steps += 2;
  }
  assert(i == (x && n > 280 ? 280 : n));
  assert(steps == 2 * i);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 9
//@ status: done
