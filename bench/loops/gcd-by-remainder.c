// Euclid's algorithm; the last divisor divides the first number.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(a >= 1 && b >= 1 && a <= 60 && b <= 60);
  unsigned char x = a, y = b;
  while (y != 0) {
    unsigned char rest = x % y;
    x = y;
    y = rest;
  }
  assert(x != 0 && a % x == 0);
  return 0;
}
