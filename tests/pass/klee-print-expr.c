// klee_print_expr and klee_warning speak to the user and change nothing.
#include <loam.h>

int main(void) {
  int x = klee_int("x");
  klee_print_expr("twice x", 2 * x);
  klee_warning("a warning of the program");
  klee_warning_once("said once");
  klee_warning_once("said once");
  return 0;
}
//@ completed: 1
//@ stderr: a warning of the program
