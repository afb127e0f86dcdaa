// Functions of math.h that are exact.
#include <assert.h>
#include <loam.h>
#include <math.h>

int main(void) {
  volatile double x = 2.25, y = -7.5;
  assert(sqrt(x) == 1.5 && fabs(y) == 7.5);
  assert(floor(y) == -8 && ceil(y) == -7 && trunc(y) == -7);
  assert(fmax(x, y) == x && fmin(x, y) == y && copysign(x, y) == -2.25);
  assert(isnan(NAN) && isinf(INFINITY));
  double z;
  klee_make_symbolic(&z, sizeof z, "z");
  if (fabs(z) < 0)
    return 1;
  return 0;
}
