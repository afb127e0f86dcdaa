/* A symbolic number is printed into memory, and its text decides. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char text[8];
  int length = sprintf(text, "%d", b);
  observe(length, 1, 3);
  if (text[0] == '7')
    return observe(7, 0, 9);
  return observe(strcmp(text, "200") == 0, 0, 1);
}
