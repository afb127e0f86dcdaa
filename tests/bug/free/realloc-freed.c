// realloc of an object that is free already.
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  free(p);
  p = realloc(p, 8); //~ BUG free
  return p != 0;
}
