// The last byte of an input whose size is another input.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = klee_range(1, 3000, "n");
  unsigned char *bytes = malloc(n);
  if (!bytes)
    return 0;
  klee_make_symbolic(bytes, n, "bytes");
  unsigned i = 0;
  if (bytes[n - 1] == 'x' && n > 2000)
    i = 1;
  unsigned char c = bytes[n - 1 + i]; //~ BUG ptr: out of bounds read of 1 byte
  free(bytes);
  return c;
}
