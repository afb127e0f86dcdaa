// An array is reversed into another one, and in place.
#include <assert.h>
#include <loam.h>

static int a[50], b[50];

int main(void) {
  int n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 1);
  klee_assume(n <= 50);
  klee_assume(j >= 0);
  klee_assume(j < n);
  for (int i = 0; i < n; i++)
    a[i] = i;
  for (int i = 0; i < n; i++)
    b[n - 1 - i] = a[i];
  assert(b[j] == n - 1 - j);
  for (int low = 0, high = n - 1; low < high; low++, high--) {
    int old = a[low];
    a[low] = a[high];
    a[high] = old;
  }
  assert(a[j] == b[j]);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 1
//@ status: done
