// An array on the heap whose length is input is filled by a loop.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && k < n);
  int *a = malloc(n * sizeof(int));
  if (!a)
    return 0;
  for (unsigned i = 0; i < n; i++)
    a[i] = 3;
  assert(a[k] == 3);
  free(a);
  return 0;
}
