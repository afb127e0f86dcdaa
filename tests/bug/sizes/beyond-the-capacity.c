// A bug that only a large object has.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n < 1 << 24);
  char *p = malloc(n);
  if (n > 100000)
    p[n % 1000 == 7 ? n : n - 1] = 1; //~ BUG ptr: out of bounds write of 1 byte
  free(p);
  return 0;
}
//@ memory: all
