// Floats through the optimiser: selects, fma-free arithmetic, min and max.
//@ flags: -O2 -fno-math-errno
#include <loam.h>
#include <math.h>

int main(void) {
  float x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x >= -4.0f);
  klee_assume(x <= 4.0f);
  float y = fmaxf(fabsf(x), 1.0f);
  if (y == 1.0f)
    return 1;
  if (floorf(y) == 3.0f)
    return 2;
  return 0;
}
