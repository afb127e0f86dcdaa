// A use after free after 1 other object came and went.
#include <stdlib.h>

enum { PAIRS = 1 };

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
  free(p);
  for (int i = 0; i < PAIRS; i++)
    free(malloc(sizeof *p));
  int *live = malloc(sizeof *p);
  *live = 2;
  int x = *p; //~ BUG uaf: use after free: read of 4 bytes
  free(live);
  return x;
}
//@ golden
