// strlen decides on every byte.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = malloc(8);
  p[0] = p[1] = 'x';
  size_t length = strlen(p); //~ BUG uninit
  free(p);
  return (int)length;
}
//@ args: --check uninit
