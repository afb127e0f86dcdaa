// free of an element of a global array.
#include <stdlib.h>

static int numbers[8];

int main(void) {
  int *p = &numbers[2];
  free(p); //~ BUG free: invalid free of a pointer to offset 8 of global 'numbers' of 32 bytes
  return 0;
}
