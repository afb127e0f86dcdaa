// A value at a symbolic place of an array of symbolic length is found by a loop.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), place = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 2000 && place < n);
  int *a = calloc(n, sizeof(int));
  if (!a)
    return 0;
  a[place] = -1;
  unsigned i = 0;
  while (a[i] == 0)
    i++;
  assert(i == place);
  free(a);
  return 0;
}
