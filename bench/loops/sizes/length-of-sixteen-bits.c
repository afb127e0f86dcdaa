// The length is kept in sixteen bits, the array is cleared with the whole one.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1);
  unsigned short length = (unsigned short)n;
  char *text = malloc((size_t)length + 1);
  if (!text)
    return 0;
  memset(text, ' ', n); // planted: n may be above 65535
  text[length] = 0;
  free(text);
  return 0;
}
