// malloc(n) with symbolic n: writing to p[n] is wrong for every n.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n > 0);
  klee_assume(n < 100);
  char *p = malloc(n);
  p[n - 1] = 1;
  p[n] = 2; //~ BUG ptr: out of bounds write of 1 byte
  free(p);
  return 0;
}
//@ completed: 0
