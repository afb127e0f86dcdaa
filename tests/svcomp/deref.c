// An index that may be one too large.
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
extern void abort(void);

int main(void) {
  unsigned size = 8;
  unsigned index = __VERIFIER_nondet_uint();
  if (index > size) {
    abort();
  }
  char *bytes = malloc(size);
  bytes[index] = 1;
  free(bytes);
  return 0;
}
