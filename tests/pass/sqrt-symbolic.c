// A root found by the solver.
#include <loam.h>
#include <math.h>

int main(void) {
  float x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x > 0.0f);
  klee_assume(x < 100.0f);
  if (sqrtf(x) == 3.0f)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
