// What is left of a loop: its counters, and the last value written to one place.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n, last = 99, calls = 0;
  unsigned volatile never = 0;
  unsigned place[1] = {50};
  unsigned *p = place;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n < 1000000);
  unsigned i, k = 5;
  for (i = 2; i < n; i += 3, k += 2) {
    *p = i;
    last = i * 2;
    calls++;
  }
  if (n <= 2) {
    assert(i == 2 && k == 5 && *p == 50 && last == 99);
    return never;
  }
  assert(i >= n && i < n + 3 && i % 3 == 2);
  assert(k == 5 + 2 * calls);
  assert(*p == i - 3 && last == 2 * *p);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
