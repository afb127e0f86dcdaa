/* String functions that run out of their objects. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char *s = malloc(4), *t = malloc(3);
  memset(s, 'a', 4);
  s[b & 7 ? b & 3 : 3] = 0;
  if (b & 0x80)
    s[3] = 'b';
  unsigned long n = strlen(s);
  observe((long)n, 0, 4);
  strcpy(t, s);
  memset(s, 'c', b >> 4);
  return 0;
}
