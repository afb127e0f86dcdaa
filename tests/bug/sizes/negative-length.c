// A length that was negative before it became a size: malloc has no room, and nobody checks that.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n < 100);
  char *p = malloc((size_t)n);
  p[0] = 1; //~ BUG null
  //~^ BUG ptr
  free(p);
  return 0;
}
//@ memory: all
