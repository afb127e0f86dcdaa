// free of the address right behind the object.
#include <stdlib.h>

int main(void) {
  char *p = malloc(16);
  free(p + 16); //~ BUG free: invalid free of a pointer right behind heap object of 16 bytes
  return 0;
}
//@ golden
