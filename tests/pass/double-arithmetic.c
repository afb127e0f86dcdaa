// Doubles: rounding, infinities, comparison of not-a-number, conversions.
#include <assert.h>
#include <loam.h>

int main(void) {
  volatile double tenth = 0.1, huge = 1e308, zero = 0.0;
  assert(tenth + 0.2 != 0.3);
  assert(huge * 10 > huge && huge * 10 == 1 / zero);
  double nan = zero / zero;
  assert(!(nan < 1) && !(nan >= 1) && nan != nan);
  assert((int)2.9 == 2 && (int)-2.9 == -2);
  assert((float)16777217.0 == 16777216.0f);
  int i = klee_range(-100, 100, "i");
  double d = i;
  assert((int)d == i && (int)(d / 2) == i / 2);
  return 0;
}
//@ skip-sanitizers: division by zero is meant here
