// malloc(n) with symbolic n: the last byte is inside for every n, on one path.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n > 0);
  klee_assume(n < 100);
  char *p = malloc(n);
  p[0] = 1;
  p[n - 1] = 2;
  char first = p[0];
  free(p);
  if (n == 1)
    klee_assert(first == 2);
  else
    klee_assert(first == 1);
  return 0;
}
//@ completed: 2
