// The root of a number as a sum of odd numbers.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n < 4000);
  unsigned root = 0, square = 0, odd = 1;
  while (square + odd <= n) {
    square += odd;
    odd += 2;
    root++;
  }
  assert(root * root <= n && (root + 1) * (root + 1) > n);
  return 0;
}
