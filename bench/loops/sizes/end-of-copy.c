// A copy of n bytes has no room for its final zero.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  __VERIFIER_assume(n >= 1 && n <= 1000000000);
  char *copy = malloc(n);
  if (!copy)
    return 0;
  memset(copy, 'x', n);
  copy[n] = 0; // planted: the zero is behind the copy
  free(copy);
  return 0;
}
