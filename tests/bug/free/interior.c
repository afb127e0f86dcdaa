// free of an address inside the object.
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  free(p + 1); //~ BUG free: invalid free
  return 0;
}
//@ golden
