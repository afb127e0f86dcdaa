// Two paths that are merged have an object at the same address: in one it is zero, in the other it was never written.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int zero = klee_range(0, 2, "zero");
  unsigned char *p;
  klee_open_merge();
  if (zero)
    p = calloc(16, 1);
  else
    p = malloc(16);
  klee_close_merge();
  if (zero)
    assert(p[3] == 0);
  free(p);
  return 0;
}
