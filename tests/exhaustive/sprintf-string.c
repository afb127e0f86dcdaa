/* A string with a symbolic byte is printed into memory. */
#include "observe.h"

int main(void) {
  char s[4] = {'a', (char)byte("b"), 'c', 0}, text[12];
  int length = sprintf(text, "<%s>", s);
  observe(length, 2, 5);
  return observe(text[2] == '>' ? 1 : text[2] == 'q' ? 2 : 0, 0, 2);
}
