// A counter runs up to a bound of 32 bits that is input.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), i = 0;
  while (i < n)
    i++;
  assert(i == n);
  return 0;
}
