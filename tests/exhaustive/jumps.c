/* goto in both directions, and to a place that is computed. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  static const void *const places[] = {&&zero, &&one, &&two};
  int steps = 0;
  goto *places[b % 3];
zero:
  steps += 1;
  if (b < 90)
    goto out;
one:
  steps += 10;
  if (steps < 30)
    goto *places[(b >> 2) % 3];
two:
  steps += 3;
  if (steps < 8)
    goto one;
out:
  return observe(steps, 0, 60);
}
