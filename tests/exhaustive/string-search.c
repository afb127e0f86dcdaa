/* strstr, strspn, strcspn, strpbrk, memchr. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char s[9] = "xyxxyxyz";
  s[b & 7] = (char)('x' + (b >> 3 & 3));
  char *p = strstr(s, "xyz");
  observe(p ? p - s : 9, 0, 9);
  observe((long)strspn(s, "xy"), 0, 8);
  p = memchr(s, '{', 8);
  observe(p ? p - s : 9, 0, 9);
  p = strpbrk(s, "z{");
  return observe(p ? p - s : 9, 0, 9);
}
