// An assumption that contradicts an earlier one is a mistake of the program.
#include <loam.h>

int main(void) {
  int x = klee_int("x");
  klee_assume(x > 10);
  if (x == 50)
    klee_assume(x < 5); //~ BUG user: the assumption can never hold
  return 0;
}
//@ completed: 1
