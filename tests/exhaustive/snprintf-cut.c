/* snprintf cuts off a symbolic number; what is left decides. */
#include "observe.h"

int main(void) {
  signed char b = (signed char)byte("b");
  char text[4];
  int length = snprintf(text, sizeof text, "%d", b);
  observe(length, 1, 4);
  return observe(strtol(text, NULL, 10), -12, 127) & 0x7f;
}
