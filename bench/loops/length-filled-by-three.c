// A loop with a step of three sets cells of an array of symbolic length; a cell that it skips is read.
// expect: fails
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && k < n);
  int *a = calloc(n, sizeof(int));
  if (!a)
    return 0;
  for (unsigned long i = 0; i < n; i += 3)
    a[i] = 1;
  assert(a[k] == 1);
  free(a);
  return 0;
}
