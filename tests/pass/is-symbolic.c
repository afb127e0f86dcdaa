// What depends on the input is symbolic.
#include <loam.h>

int main(void) {
  int x = klee_int("x"), y = 3;
  int symbolic = klee_is_symbolic(x + y) ? 1 : 0, concrete = klee_is_symbolic(y) ? 1 : 0;
  return symbolic * 2 + concrete;
}
//@ exit-codes: 2=1
//@ skip-replay: natively nothing is symbolic
