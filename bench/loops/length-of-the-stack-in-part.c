// Only every second cell of a local array of symbolic length is set again.
// expect: fails
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 4 && n <= 64 && k < n);
  unsigned char a[n];
  memset(a, 0, n);
  for (unsigned i = 0; i < n; i += 2)
    a[i] = 1;
  assert(a[k] == 1);
  return 0;
}
