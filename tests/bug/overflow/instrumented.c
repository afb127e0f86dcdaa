// A sum that overflows, in a program built with the sanitizer: the handler says what it was told.
//@ flags: -g -fsanitize=undefined
#include <loam.h>

static int sum(int a, int b) {
  return a + b; //~ BUG overflow: overflows type 'int', at
}

int main(void) {
  int a = klee_int("a");
  klee_assume(a > 1000);
  return sum(a, 2147482000) > 2147483640;
}
//@ completed: 1
