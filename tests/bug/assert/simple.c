// An assertion that fails for one input.
#include <assert.h>
#include <loam.h>

int main(void) {
  int x = klee_range(-1000, 1000, "x");
  assert(x * x != 1369 || x < 0); //~ BUG assert: x * x != 1369
  return 0;
}
//@ completed: 2
//@ golden
