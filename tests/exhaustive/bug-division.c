/* Division and remainder by zero, after different outputs. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  observe(b >> 7, 0, 1);
  if (b & 0x40)
    return observe(100 / (b & 3), 0, 100);
  return observe(7 % ((b & 15) - 5), 0, 7);
}
