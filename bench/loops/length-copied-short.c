// One byte less than the whole array of symbolic length is copied.
// expect: fails
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  size_t n = __VERIFIER_nondet_size_t(), k = __VERIFIER_nondet_size_t();
  __VERIFIER_assume(n >= 2 && n <= 1 << 24 && k < n);
  unsigned char *from = malloc(n), *to = calloc(n, 1);
  if (!from || !to)
    return 0;
  memset(from, 9, n);
  memcpy(to, from, n - 1);
  assert(to[k] == 9);
  free(from);
  free(to);
  return 0;
}
