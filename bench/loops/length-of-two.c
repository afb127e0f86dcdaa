// Two arrays of different symbolic lengths do not touch each other.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), m = __VERIFIER_nondet_uint();
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < n && j < m);
  unsigned char *one = calloc(n, 1), *other = malloc(m);
  if (!one || !other)
    return 0;
  memset(other, 0xff, m);
  one[i] = 3;
  assert(other[j] == 0xff && one[i] == 3);
  other[j] = 4;
  assert(one[i] == 3);
  free(one);
  free(other);
  return 0;
}
