// The greatest common divisor by subtraction divides both numbers.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(a >= 1 && a <= 200 && b >= 1 && b <= 200);
  unsigned char x = a, y = b;
  while (x != y) {
    if (x > y)
      x -= y;
    else
      y -= x;
  }
  assert(a % x == 0 && b % x == 0);
  return 0;
}
