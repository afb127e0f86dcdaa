// Signed division rounds towards zero.
#include <assert.h>
#include <loam.h>

int main(void) {
  int x = klee_range(-9, 10, "x");
  assert(x / 4 * 4 + x % 4 == x);
  if (x < 0)
    assert(x % 4 <= 0 && x / 4 == -(-x / 4));
  else
    assert(x % 4 >= 0);
  return 0;
}
//@ completed: 2
