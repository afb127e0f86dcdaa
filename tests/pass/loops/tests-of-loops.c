// `<=`, `!=`, pointers, a test behind the body, and a bound in memory.
#include <assert.h>
#include <loam.h>

static int a[40], b[40], c[40], d[40], e[40], bound;

int main(void) {
  int n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n < 40);
  klee_assume(j >= 0);
  klee_assume(j < 40);
  int i;
  for (i = 0; i <= n; i++)
    a[i] = 1;
  assert(i == n + 1);
  for (i = 0; i != n; i++)
    b[i] = 1;
  assert(i == n);
  for (int *p = c, *end = c + n; p != end; p++)
    *p = 1;
  i = 0;
  do
    d[i++] = 1;
  while (i < n);
  bound = n;
  for (i = 0; i < bound; i++)
    e[i] = 1;
  assert(a[j] == (j <= n));
  assert(b[j] == (j < n) && c[j] == (j < n) && d[j] == (j < n) && e[j] == (j < n));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
