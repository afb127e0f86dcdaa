// The sum of an array of symbolic length is claimed to be at most a thousand.
// expect: fails
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 400);
  int *a = malloc(n * sizeof(int)), sum = 0;
  if (!a)
    return 0;
  for (unsigned i = 0; i < n; i++)
    a[i] = 4;
  for (unsigned i = 0; i < n; i++)
    sum += a[i];
  free(a);
  assert(sum <= 1000);
  return 0;
}
