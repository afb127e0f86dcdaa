// A power by squaring and by repeated multiplication.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned exponent = __VERIFIER_nondet_uint();
  __VERIFIER_assume(exponent <= 40);
  unsigned fast = 1, square = 3;
  for (unsigned rest = exponent; rest; rest >>= 1) {
    if (rest & 1)
      fast *= square;
    square *= square;
  }
  unsigned slow = 1;
  for (unsigned i = 0; i < exponent; i++)
    slow *= 3;
  assert(fast == slow);
  return 0;
}
