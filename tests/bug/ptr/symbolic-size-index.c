// An index and a size that are both input: only their relation matters.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char n, i;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&i, sizeof i, "i");
  char *p = calloc(n + 1u, 1);
  if (i > n + 1)
    return 1;
  char c = p[i]; //~ BUG ptr: out of bounds read of 1 byte
  free(p);
  return c;
}
//@ golden
