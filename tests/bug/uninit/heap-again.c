// A heap object at an address that had contents before.
#include <stdlib.h>
#include <string.h>

int main(void) {
  for (int i = 0; i < 20; i++) {
    char *p = malloc(16);
    memset(p, 1, 16);
    free(p);
  }
  char *p = malloc(16);
  int x = 0;
  if (p[8] == 1) //~ BUG uninit
    x = 1;
  free(p);
  return x;
}
//@ args: --check uninit
