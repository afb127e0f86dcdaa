// Rounding from double to float, solved backwards.
#include <loam.h>

int main(void) {
  double d;
  klee_make_symbolic(&d, sizeof d, "d");
  klee_assume(d > 1.0);
  klee_assume(d < 2.0);
  float f = (float)d;
  if ((double)f == d)
    return 1;
  if (f == 2.0f)
    return 2;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
