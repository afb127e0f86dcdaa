// && and || evaluate their right side only when they must.
#include <assert.h>
#include <loam.h>

static int calls;

static int count(int x) {
  calls++;
  return x;
}

int main(void) {
  int x = klee_range(0, 2, "x"), y = klee_range(0, 2, "y");
  int both = count(x) && count(y);
  assert(calls == 1 + x && both == (x & y));
  calls = 0;
  int either = count(x) || count(y);
  assert(calls == 2 - x && either == (x | y));
  return 0;
}
//@ completed: 2
