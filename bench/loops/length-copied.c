// memcpy of symbolic length between two arrays.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  size_t n = __VERIFIER_nondet_size_t(), k = __VERIFIER_nondet_size_t();
  __VERIFIER_assume(n <= 1 << 20 && k < n);
  unsigned char *from = malloc(n), *to = calloc(n, 1);
  if (!from || !to)
    return 0;
  memset(from, 9, n);
  from[k] = 7;
  memcpy(to, from, n);
  assert(to[k] == 7);
  free(from);
  free(to);
  return 0;
}
