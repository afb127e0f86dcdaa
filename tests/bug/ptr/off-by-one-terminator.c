// The zero behind a string that just fits.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char name[5];
  klee_make_symbolic(name, sizeof name, "name");
  klee_assume(name[4] == 0);
  size_t length = strlen(name);
  char *copy = malloc(length);
  memcpy(copy, name, length);
  copy[length] = 0; //~ BUG ptr: out of bounds write of 1 byte
  free(copy);
  return 0;
}
