// Assigning a structure copies all of it.
#include <stdlib.h>

struct large {
  char bytes[64];
};

int main(void) {
  struct large *p = malloc(32);
  struct large copy = {{0}};
  *p = copy; //~ BUG ptr: out of bounds write of 64 bytes
  free(p);
  return 0;
}
