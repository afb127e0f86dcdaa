// realloc to a larger symbolic length keeps what was there.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), more = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 3000 && more <= 3000 && k < n + more);
  unsigned char *bytes = malloc(n);
  if (!bytes)
    return 0;
  memset(bytes, 1, n);
  unsigned char *grown = realloc(bytes, n + more);
  if (!grown) {
    free(bytes);
    return 0;
  }
  memset(grown + n, 2, more);
  assert(grown[k] == (k < n ? 1 : 2));
  free(grown);
  return 0;
}
