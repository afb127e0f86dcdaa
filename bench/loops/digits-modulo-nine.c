// A number and the sum of its digits have the same rest modulo nine.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned short n = __VERIFIER_nondet_ushort();
  __VERIFIER_assume(n < 2000);
  unsigned short sum = 0;
  for (unsigned short rest = n; rest != 0; rest /= 10)
    sum += rest % 10;
  assert(sum % 9 == n % 9);
  return 0;
}
