// A number is written as digits into an array and read again.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n < 10000);
  char text[12];
  int length = 0;
  unsigned rest = n;
  do {
    text[length++] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  unsigned value = 0;
  while (length > 0)
    value = value * 10 + (unsigned)(text[--length] - '0');
  assert(value == n);
  return 0;
}
