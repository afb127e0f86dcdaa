// A counter runs down by two from an even number and meets zero.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 200 && n % 2 == 0);
  unsigned x = n, steps = 0;
  while (x > 0) {
    x -= 2;
    steps++;
  }
  assert(x == 0 && steps * 2 == n);
  return 0;
}
