/* Floats: rounding to integers, comparisons with what is not a number, bits. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  float f = b == 200 ? NAN : (b - 100) * 0.1f;
  observe(f == f, 0, 1);
  observe(f > 2.5f ? 2 : f <= 2.5f, 0, 2);
  uint32_t bits;
  memcpy(&bits, &f, sizeof bits);
  return observe(b == 200 ? 9 : bits >> 31, 0, 9);
}
