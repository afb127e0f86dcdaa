/* Arithmetic and comparisons of doubles. */
#include "observe.h"

int main(void) {
  signed char b = (signed char)byte("b");
  double d = b / 3.0, e = d * d - 100.5;
  observe(d < -10.25 ? 0 : d < 0.1 ? 1 : d == 7.0 ? 2 : 3, 0, 3);
  observe(e > 0, 0, 1);
  return observe((int)d & 15, 0, 15);
}
