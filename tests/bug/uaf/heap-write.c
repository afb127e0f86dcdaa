// A write after free.
#include <stdlib.h>

int main(void) {
  char *p = malloc(100);
  free(p);
  p[50] = 1; //~ BUG uaf
  return 0;
}
