// The other paths go on.
#include <loam.h>

int a_function_nobody_has(int x);

int main(void) {
  int x = klee_int("x");
  if (x == 1)
    return a_function_nobody_has(3); //~ BUG external: a_function_nobody_has
  return 0;
}
//@ completed: 1
//@ skip-replay: the program cannot be linked
//@ status: done-with-losses
