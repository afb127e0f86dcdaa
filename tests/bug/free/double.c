// The second free of the same object.
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  free(p);
  free(p); //~ BUG free: double free
  return 0;
}
//@ golden
