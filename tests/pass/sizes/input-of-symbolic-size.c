// An input whose size is another input: one path for all sizes, and tests with as many bytes as they need.
//@ completed: 3
//@ memory: all
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = klee_range(1, 40, "n"), i = klee_range(0, 40, "i");
  unsigned char *bytes = malloc(n);
  if (!bytes)
    return 0;
  klee_make_symbolic(bytes, n, "bytes");
  if (i < n) {
    bytes[i] |= 1;
    if (bytes[n - 1] == 0)
      assert(i != n - 1);
  }
  free(bytes);
  return 0;
}
