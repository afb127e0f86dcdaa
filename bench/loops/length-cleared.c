// memset of symbolic length.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned char *bytes = malloc(n);
  if (!bytes)
    return 0;
  memset(bytes, 0x5a, n);
  for (int round = 0; round < 20; round++) {
    unsigned k = __VERIFIER_nondet_uint();
    __VERIFIER_assume(k < n);
    assert(bytes[k] == 0x5a);
  }
  free(bytes);
  return 0;
}
