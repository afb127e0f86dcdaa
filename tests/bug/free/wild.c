// Any number is freed: the object it may be, a null pointer, and one report for all the rest.
//@ completed: 2
//@ error-paths: 2
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *kept = malloc(8), *p;
  klee_make_symbolic(&p, sizeof p, "p");
  free(p); //~ BUG free
  return kept == 0;
}
//@ skip-replay: where objects lie differs
//@ skip-points-to: the pointer is made up
