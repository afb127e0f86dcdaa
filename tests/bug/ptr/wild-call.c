// Any number is called: the functions whose address is known, a null pointer, and one report for all the rest.
//@ completed: 2
//@ error-paths: 2
#include <loam.h>

static int one(void) { return 1; }
static int two(void) { return 2; }
static int (*known[])(void) = {one, two};

int main(void) {
  int (*p)(void) = known[0];
  klee_make_symbolic(&p, sizeof p, "p");
  return p(); //~ BUG ptr: call through a pointer to no function
              //~^ BUG null
}
//@ skip-replay: where functions lie differs
