/* A write to a string literal, on some inputs. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char own[4] = "abc", *s = b < 9 ? "xyz" : own;
  s[b % 3] = 'q';
  return observe(s[0] == 'q', 0, 1);
}
