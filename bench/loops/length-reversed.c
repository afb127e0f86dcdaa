// An array of symbolic length is reversed in place.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 300 && k < n);
  unsigned *a = malloc(n * sizeof(unsigned));
  if (!a)
    return 0;
  for (unsigned i = 0; i < n; i++)
    a[i] = i;
  for (unsigned low = 0, high = n - 1; low < high; low++, high--) {
    unsigned kept = a[low];
    a[low] = a[high];
    a[high] = kept;
  }
  assert(a[k] == n - 1 - k);
  free(a);
  return 0;
}
