// A hash the solver has to invert.
#include <loam.h>

int main(void) {
  unsigned x;
  klee_make_symbolic(&x, sizeof x, "x");
  unsigned h = x;
  h ^= h >> 16;
  h *= 0x45d9f3b;
  h ^= h >> 16;
  if (h == 0x12345678)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
