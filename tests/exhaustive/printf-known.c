/* Formatted output of numbers that are known on each path. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char text[16];
  for (int i = 0; i < 8; i++)
    if ((b & 7) == i) {
      printf("%d|%5d|%-3x|%05.1f|%s|%c\n", i, -i, i * 17, i / 2.0, "text" + i % 4, 'a' + i);
      fflush(stdout);
      sprintf(text, "%0*d", i + 1, i);
    }
  return observe((long)strlen(text), 0, 10);
}
