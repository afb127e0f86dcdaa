// The second byte of a fresh heap object.
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  p[0] = 1;
  int x = 0;
  if (p[0])
    x++;
  if (p[1]) //~ BUG uninit
    x++;
  free(p);
  return x;
}
//@ golden
//@ args: --check uninit
