// The loop that fills an array of symbolic length goes one round too far.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 20);
  int *a = malloc(n * sizeof(int));
  if (!a)
    return 0;
  for (unsigned i = 0; i <= n; i++)
    a[i] = 0; // planted: i may be n
  free(a);
  return 0;
}
