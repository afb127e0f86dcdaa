// realloc keeps the old bytes; the new ones are uninitialised.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = malloc(4);
  memset(p, 1, 4);
  p = realloc(p, 8);
  int x = 0;
  if (p[3] == 1)
    x = 1;
  if (p[4] == 1) //~ BUG uninit
    x = 2;
  free(p);
  return x;
}
//@ args: --check uninit
