// malloc(n) for any n: there is room for small and for large objects, and for some sizes there is none.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  size_t n;
  klee_make_symbolic(&n, sizeof n, "n");
  char *p = malloc(n);
  if (!p)
    return n > 1 << 30 ? 2 : 3;
  if (n == 0)
    return 0;
  p[n - 1] = 1;
  klee_assert(p[n - 1] == 1);
  if (n > 1000) {
    p[1000] = 2;
    klee_assert(p[n - 1] == (n == 1001 ? 2 : 1));
  }
  free(p);
  return 1;
}
//@ skip-replay: whether there is room for a large object depends on the machine
//@ memory: all
