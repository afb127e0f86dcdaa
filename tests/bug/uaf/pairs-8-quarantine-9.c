// The twin of pass/uaf-behind-the-quarantine.c: with room for one freed object more the first is still there.
#include <stdlib.h>

enum { PAIRS = 8 };

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
//@ args: --quarantine 9
//@ golden
