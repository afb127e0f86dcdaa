// Iterations that use what earlier ones wrote, or a sum of what was loaded: they are executed one by one.
#include <assert.h>
#include <loam.h>

static int t[6], s[6];

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 5);
  t[0] = 3;
  for (unsigned i = 0; i < n; i++)
    t[i + 1] = t[i] + 1;
  int sum = 0;
  for (unsigned i = 0; i <= n; i++)
    sum += t[i];
  for (unsigned i = 0; i < n; i++) {
    s[i] = 2;
    s[i + 1] = s[i] + 1;
  }
  assert(t[n] == 3 + (int)n);
  assert(sum == 3 * (int)(n + 1) + (int)(n * (n + 1) / 2));
  assert(s[n] == (n > 0 ? 3 : 0));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 6
//@ status: done
