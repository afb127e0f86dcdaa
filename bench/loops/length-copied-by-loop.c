// The same by a loop over words.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 5000 && k < n);
  int *from = calloc(n, sizeof(int)), *to = malloc(n * sizeof(int));
  if (!from || !to)
    return 0;
  from[k] = 7;
  for (unsigned i = 0; i < n; i++)
    to[i] = from[i];
  assert(to[k] == 7);
  free(from);
  free(to);
  return 0;
}
