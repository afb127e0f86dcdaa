// After realloc made it smaller, the old size no longer counts.
#include <stdlib.h>

int main(void) {
  char *p = malloc(16);
  p = realloc(p, 8);
  p[8] = 1; //~ BUG ptr: out of bounds write of 1 byte
  free(p);
  return 0;
}
