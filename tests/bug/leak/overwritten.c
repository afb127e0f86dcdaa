// The only pointer is overwritten.
#include <stdlib.h>

static char *buffer;

int main(void) {
  buffer = malloc(8); //~ BUG leak
  buffer = malloc(16);
  free(buffer);
  buffer = NULL;
  return 0;
}
//@ golden
//@ args: --check leak
