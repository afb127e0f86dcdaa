// memcpy from a freed object.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = calloc(1, 16), to[16];
  free(p);
  memcpy(to, p, sizeof to); //~ BUG uaf
  return to[0];
}
//@ golden
