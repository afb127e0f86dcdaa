// A buffer is doubled until the input fits, but only up to a limit.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), capacity = 16;
  __VERIFIER_assume(n >= 1 && n <= 10000000);
  while (capacity < n && capacity < 131072)
    capacity *= 2;
  char *buffer = calloc(capacity, 1);
  if (!buffer)
    return 0;
  buffer[n - 1] = 1; // planted: n may be above the limit
  free(buffer);
  return 0;
}
