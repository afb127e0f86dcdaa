// Each cell of an array of symbolic length gets its index.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 100000 && k < n);
  unsigned *a = malloc(n * sizeof(unsigned));
  if (!a)
    return 0;
  for (unsigned i = 0; i < n; i++)
    a[i] = i;
  assert(a[k] == k);
  free(a);
  return 0;
}
