/* A pointer copied byte by byte, and one that was a number for a while. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int x = 1, y = 2, *p = b & 1 ? &x : &y, *q;
  for (unsigned i = 0; i < sizeof p; i++)
    ((unsigned char *)&q)[i] = ((unsigned char *)&p)[i];
  *q += 10;
  uintptr_t n = (uintptr_t)p ^ 0x55;
  int *r = (int *)(n ^ 0x55);
  *r += b >> 6;
  return observe(x * 20 + y, 0, 320);
}
