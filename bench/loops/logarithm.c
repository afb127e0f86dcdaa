// The logarithm of a number by shifting.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1);
  int log = 0;
  for (unsigned rest = n; rest > 1; rest >>= 1)
    log++;
  assert(1u << log <= n && n >> log == 1);
  return 0;
}
