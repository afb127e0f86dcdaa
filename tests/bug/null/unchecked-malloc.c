// malloc of an impossible size gives null.
#include <stdlib.h>

int main(void) {
  volatile size_t size = (size_t)1 << 62;
  char *p = malloc(size);
  p[0] = 1; //~ BUG null
  return 0;
}
