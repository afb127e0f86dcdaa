// A symbolic number through 80-bit floats.
#include <loam.h>

int main(void) {
  int x = klee_range(-1000, 1000, "x");
  long double wide = x;
  if (wide * 0.5L == 12.5L)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
