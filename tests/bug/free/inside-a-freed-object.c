// free of an address inside an object that is free already.
#include <stdlib.h>

int main(void) {
  char *p = malloc(64);
  free(p);
  free(p + 16); //~ BUG free: invalid free of a pointer to offset 16 of heap object of 64 bytes, freed before
  return 0;
}
