// The shorter array is overwritten with the longer one if both are large.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), m = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && m >= 1 && n <= 50000000 && m <= 50000000);
  char *from = calloc(n, 1), *to = malloc(m);
  if (!from || !to)
    return 0;
  unsigned length = n < m ? n : m;
  if (n > 100000 && m > 100000)
    length = n;
  memcpy(to, from, length); // planted: n may be above m
  free(from);
  free(to);
  return 0;
}
