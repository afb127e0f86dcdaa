// An unknown function called through a pointer.
#include <loam.h>

int a_function_nobody_has(int x);
static int known(int x) { return x; }

int main(void) {
  int (*f)(int) = klee_int("x") ? known : a_function_nobody_has;
  return f(3); //~ BUG external: a_function_nobody_has
}
//@ exit-codes: 3=1
//@ skip-replay: the program cannot be linked
//@ status: done-with-losses
