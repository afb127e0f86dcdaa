/* Bit fields, signed and unsigned, in a structure that was never written as a whole. */
#include "observe.h"

struct fields {
  signed a : 3;
  unsigned b : 5;
  unsigned c : 1;
  signed char d : 4;
  unsigned long e : 37;
};

int main(void) {
  unsigned char b = byte("b");
  struct fields f;
  f.a = (b & 7) - 4;
  f.b = b >> 3;
  f.d = (signed char)((b >> 2 & 15) - 8);
  f.e = (unsigned long)b << 20;
  observe(f.a, -4, 3);
  observe(f.d < f.a, 0, 1);
  return observe((long)(f.e >> 25) + f.b, 0, 60);
}
