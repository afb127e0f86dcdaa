// Freed by a function that runs at the end.
#include <stdlib.h>

static char *buffer;

static void clean(void) {
  char *last = buffer;
  buffer = NULL;
  free(last);
}

int main(void) {
  atexit(clean);
  buffer = malloc(8);
  return 0;
}
//@ args: --check leak
