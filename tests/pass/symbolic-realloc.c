// realloc to a symbolic size keeps what fits.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n >= 2);
  klee_assume(n <= 8);
  char *p = malloc(4);
  p[0] = 'a';
  p[1] = 'b';
  p[2] = p[3] = 'c';
  p = realloc(p, n);
  klee_assert(p[0] == 'a' && p[1] == 'b');
  if (n == 4)
    klee_assert(p[3] == 'c');
  free(p);
  return 0;
}
