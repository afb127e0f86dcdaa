// An array is shrunk to half; an index of the old length is used.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 200000 && n <= 30000000 && k < n);
  unsigned char *bytes = calloc(n, 1);
  if (!bytes)
    return 0;
  unsigned char *half = realloc(bytes, n / 2);
  if (!half) {
    free(bytes);
    return 0;
  }
  half[k] = 1; // planted: k may be above n / 2
  free(half);
  return 0;
}
