/* Static locals that keep their values between calls. */
#include "observe.h"

static int next(int step) {
  static int at = 3, calls;
  calls++;
  at = (at + step) % 17;
  return at * 4 + calls;
}

int main(void) {
  unsigned char b = byte("b");
  for (int i = 0; i < (b & 3); i++)
    next(b >> 4);
  return observe(next(1), 0, 80);
}
