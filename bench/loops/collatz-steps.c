// Halve an even number, else triple it and add one: small numbers reach one in few steps, it is claimed.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 30);
  int steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
    assert(steps <= 100);
  }
  return 0;
}
