/* strlen, strcmp, strchr and strrchr on a string with a symbolic byte in it. */
#include "observe.h"

int main(void) {
  char s[8] = "ab?cdef";
  s[2] = (char)byte("c");
  observe((long)strlen(s), 0, 8);
  int order = strcmp(s, "abbcdef");
  observe(order < 0 ? -1 : order > 0, -1, 1);
  char *p = strchr(s, 'd'), *q = strrchr(s, 'b');
  observe(p ? p - s : 9, 0, 9);
  return observe(q ? q - s : 9, 0, 9);
}
