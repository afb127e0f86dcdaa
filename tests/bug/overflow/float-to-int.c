// A float that no int can hold becomes one.
#include <loam.h>

int main(void) {
  double x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x > 0.0);
  int n = (int)x; //~ BUG overflow: a signed integer of 32 bits
  return n > 5;
}
//@ completed: 1
