/* Dense, sparse and 64-bit switches with cases that fall through. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int r = 0;
  switch (b) {
  case 0 ... 9:
    r = 1;
    break;
  case 'a':
    r = 2;
  case 'b':
    r += 3;
    break;
  case 255:
    r = 9;
    break;
  default:
    r = b & 1 ? 10 : 11;
  }
  observe(r, 0, 12);
  switch ((long)b << 33) {
  case 5L << 33:
    return observe(1, 0, 1);
  case 0:
    return observe(2, 0, 2);
  }
  return 0;
}
