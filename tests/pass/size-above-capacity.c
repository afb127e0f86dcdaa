// A symbolic size above the capacity is a path of its own, and nothing is lost.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char n;
  klee_make_symbolic(&n, sizeof n, "n");
  char *p = malloc(n);
  if (n > 200)
    p[200] = 1;
  free(p);
  return 0;
}
//@ args: --symbolic-size-capacity 100
//@ completed: 3
