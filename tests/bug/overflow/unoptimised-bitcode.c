// Bitcode of `clang -O0` without instrumentation says itself which arithmetic must not overflow.
//@ flags: -g -O0
//@ args: --check overflow
#include <loam.h>

static int sum(int a, int b) {
  return a + b; //~ BUG overflow: a sum overflows its type
}

static int difference(int a, int b) {
  return a - b; //~ BUG overflow: a difference overflows its type
}

static int product(int a, int b) {
  return a * b; //~ BUG overflow: a product overflows its type
}

static int negation(int a) {
  return -a; //~ BUG overflow: a negation overflows its type
}

int main(void) {
  int a = klee_int("a"), b = 65536;
  switch (klee_range(0, 4, "which")) {
  case 0:
    return sum(a, b) == 3;
  case 1:
    return difference(a, b) == 3;
  case 2:
    return product(a, b) == 3;
  default:
    return negation(a) == 3;
  }
}
//@ completed: 4
