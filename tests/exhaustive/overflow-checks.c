/* Checked arithmetic, and a multiplication of 128 bits. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  signed char small;
  int sum;
  observe(__builtin_mul_overflow(b, 3, &small), 0, 1);
  observe(__builtin_add_overflow(0x7fffff80, b, &sum), 0, 1);
  unsigned __int128 w = (unsigned __int128)b * 0xfedcba9876543210u;
  return classify((unsigned long)(w >> 64), 19);
}
