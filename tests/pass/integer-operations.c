// Identities of integer operations, for all inputs.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned x, y;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(&y, sizeof y, "y");
  assert((x ^ y) == ((x | y) & ~(x & y)));
  assert(x + y == (x ^ y) + 2 * (x & y));
  assert(~x + 1 == -x);
  if (y != 0 && y < 16 && x < 4096)
    assert(x / y * y + x % y == x);
  return 0;
}
