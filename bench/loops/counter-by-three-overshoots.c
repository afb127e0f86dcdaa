// A counter that grows by three is claimed to stop exactly at its bound.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 1000);
  unsigned x = 0;
  while (x < n)
    x += 3;
  assert(x == n);
  return 0;
}
