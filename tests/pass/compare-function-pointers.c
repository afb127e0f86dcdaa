// Functions have addresses of their own.
#include <assert.h>
#include <loam.h>

static int f(void) { return 1; }
static int g(void) { return 2; }

int main(void) {
  int (*p)(void) = klee_int("x") ? f : g;
  assert(p != 0 && f != g);
  if (p == f)
    assert(p() == 1);
  else
    assert(p() == 2);
  return 0;
}
//@ completed: 2
