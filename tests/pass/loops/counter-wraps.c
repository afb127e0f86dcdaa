// Counters that wrap before the end is reached.
#include <assert.h>
#include <loam.h>

static unsigned char t[256];

int main(void) {
  unsigned char n, i;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n < 4);
  for (i = 253; i != n; i++)
    t[i] = 1;
  assert(t[253] == 1 && t[255] == 1);
  assert(t[n] == 0 && (n == 0 || t[n - 1] == 1));
  for (i = 250; i <= 253 + n && i >= 250; i++)
    t[i] = 2;
  assert(t[250] == 2 && t[253] == 2);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 4
//@ status: done
