// Large arrays get a header, which is not counted.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && k < n);
  unsigned header = n > 1000000 ? 16 : 0;
  unsigned char *bytes = calloc(n, 1);
  if (!bytes)
    return 0;
  unsigned char byte = bytes[header + k]; // planted: the header has no room
  free(bytes);
  return byte != 0;
}
