// A large object that is filled up to a symbolic length: behind it bytes are uninitialised.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n, i;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(n > 10);
  klee_assume(n <= 200000);
  klee_assume(i <= n);
  char *p = malloc(300000);
  memset(p, 3, n);
  if (p[i] != 3) //~ BUG uninit
    return 1;
  free(p);
  return 0;
}
//@ memory: all
