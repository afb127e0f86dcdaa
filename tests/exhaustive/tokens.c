/* strtok over text with a symbolic separator. */
#include "observe.h"

int main(void) {
  char s[] = "one two,three";
  s[3] = (char)byte("b");
  int words = 0, length = 0;
  for (char *p = strtok(s, " ,"); p; p = strtok(NULL, " ,")) {
    words++;
    length = length * 2 + (int)strlen(p);
  }
  observe(words, 0, 4);
  return observe(length, 0, 60);
}
