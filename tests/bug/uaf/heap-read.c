// A read after free.
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 3;
  free(p);
  return *p; //~ BUG uaf
}
//@ golden
