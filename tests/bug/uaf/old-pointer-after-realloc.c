// The pointer from before realloc.
#include <stdlib.h>

int main(void) {
  int *old = malloc(4 * sizeof *old);
  int *element = &old[1];
  *element = 5;
  int *new = realloc(old, 4096 * sizeof *new);
  int x = *element; //~ BUG uaf
  free(new);
  return x;
}
//@ golden
