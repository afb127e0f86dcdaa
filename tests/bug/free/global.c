// free of a global variable.
#include <stdlib.h>

static char buffer[16];

int main(void) {
  char *p = buffer;
  free(p); //~ BUG free: invalid free
  return 0;
}
//@ golden
