// Assumptions restrict; one that cannot hold ends the path without a test.
#include <assert.h>
#include <loam.h>

int main(void) {
  int x = klee_int("x");
  klee_assume(x > 10);
  klee_assume(x < 12);
  assert(x == 11);
  return 0;
}
//@ completed: 1
