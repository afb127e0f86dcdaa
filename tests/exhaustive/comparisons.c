/* memcmp and strncmp that stop before what was never written. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned char s[8], t[8];
  memset(s, 5, 4);
  memset(t, 5, 4);
  s[b & 3] = b >> 4;
  int order = memcmp(s, t, 4);
  observe(order < 0 ? -1 : order > 0, -1, 1);
  char p[8], q[8];
  p[0] = (char)(b & 0x40 ? 'a' : 'b');
  p[1] = 0;
  q[0] = 'a';
  q[1] = 0;
  return observe(strcmp(p, q) == 0, 0, 1) * 2 + observe(strncmp(p, q, 8) > 0, 0, 1);
}
