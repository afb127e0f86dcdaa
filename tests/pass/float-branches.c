// Branches on symbolic floats are solved.
#include <loam.h>

int main(void) {
  float x;
  klee_make_symbolic(&x, sizeof x, "x");
  if (x != x)
    return 1;
  if (x * 2.0f == 5.0f)
    return 2;
  if (x > 1e30f)
    return 3;
  if (x < 0.0f && x + 1.0f == 1.0f)
    return 4;
  return 0;
}
//@ exit-codes: 0=2 1=1 2=1 3=1 4=1
