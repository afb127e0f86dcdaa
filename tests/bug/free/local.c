// free of a local variable.
#include <stdlib.h>

int main(void) {
  int x = 0;
  int *p = &x;
  free(p); //~ BUG free: invalid free
  return x;
}
//@ golden
