// A symbolic size without a bound: the part above the capacity is split off and counted.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char n;
  klee_make_symbolic(&n, sizeof n, "n");
  char *p = malloc(n);
  free(p);
  return 0;
}
//@ args: --symbolic-size-capacity 100
//@ completed: 1
//@ partial: 1
//@ status: done-with-losses
