// memset of a symbolic length that is one too large for some inputs.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n, length;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&length, sizeof length, "length");
  klee_assume(n > 5000);
  klee_assume(n < 1 << 24);
  klee_assume(length <= n + 1);
  char *p = malloc(n);
  memset(p, 0, length); //~ BUG ptr: out of bounds write
  free(p);
  return 0;
}
//@ memory: all
