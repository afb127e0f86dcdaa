// Loops that count down, with signed and unsigned counters, by one and by more.
#include <assert.h>
#include <loam.h>

static int a[60], b[60], c[60], d[60];

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n >= 4);
  klee_assume(n <= 60);
  klee_assume(j < 60);
  for (int i = (int)n - 1; i >= 0; i--)
    a[i] = i + 1;
  for (unsigned i = n; i > 0; i--)
    b[i - 1] = (int)i;
  unsigned m = n;
  while (m-- > 0)
    c[m] = (int)m + 1;
  assert(m == -1u);
  for (int i = (int)n - 1; i > 2; i -= 2)
    d[i] = i + 1;
  assert(a[j] == b[j] && a[j] == c[j]);
  assert(a[j] == (j < n ? (int)j + 1 : 0));
  assert(d[j] == (j < n && j > 2 && (n - 1 - j) % 2 == 0 ? (int)j + 1 : 0));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 4
//@ status: done
