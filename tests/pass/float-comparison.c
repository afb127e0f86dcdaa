// Minus zero, infinities, and what is no number.
#include <loam.h>

int main(void) {
  union {
    float f;
    unsigned bits;
  } x;
  klee_make_symbolic(&x, sizeof x, "x");
  if (x.f == 0.0f && x.bits != 0)
    return 1;
  if (x.f - x.f != 0.0f) {
    if (x.f == x.f)
      return 2;
    return 3;
  }
  return 0;
}
