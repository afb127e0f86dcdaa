// The last byte of a cleared array of symbolic length is changed.
// expect: fails
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 100 && k < n);
  unsigned char *bytes = malloc(n);
  if (!bytes)
    return 0;
  memset(bytes, 0, n);
  bytes[n - 1] = 1;
  if (k >= 50)
    assert(bytes[k] == 0);
  free(bytes);
  return 0;
}
