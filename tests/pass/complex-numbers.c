// Complex arithmetic.
#include <assert.h>

int main(void) {
  volatile double _Complex z = 3.0 + 4.0i;
  double _Complex w = z * z;
  assert(__real__ w == -7.0 && __imag__ w == 24.0);
  assert(__real__(z + 1) == 4.0);
  return 0;
}
//@ flags: -O0 -ffast-math -w
