/* Conversions between integers of all widths. */
#include "observe.h"

int main(void) {
  signed char c = (signed char)byte("c");
  short s = (short)(c * 300);
  unsigned short u = (unsigned short)c;
  long l = (long)c * 8;
  unsigned long v = (unsigned long)c;
  observe((s < c) + 2 * (u > 300) + 4 * (l < s) + 8 * (v > 1000), 0, 15);
  observe((c >> 1) % 5, -5, 5);
  return classify((unsigned)(unsigned char)(c * c) + (unsigned)(u >> 12), 11);
}
