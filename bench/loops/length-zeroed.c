// calloc of symbolic length, then writes at symbolic places.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1);
  long *a = calloc(n, sizeof(long));
  if (!a)
    return 0;
  for (long i = 1; i <= 5; i++) {
    unsigned at = __VERIFIER_nondet_uint();
    __VERIFIER_assume(at < n);
    assert(a[at] >= 0 && a[at] < i);
    a[at] = i;
  }
  free(a);
  return 0;
}
