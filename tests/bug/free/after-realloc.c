// The object from before realloc is freed once more.
#include <stdlib.h>

int main(void) {
  char *old = malloc(10);
  char *new = realloc(old, 100000);
  free(old); //~ BUG free: double free of heap object of 10 bytes
  free(new);
  return 0;
}
//@ golden
