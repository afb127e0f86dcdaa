// strdup of letters without an end.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char letters[4] = {'a', 'b', 'c', 'd'};
  char *copy = strdup(letters); //~ BUG ptr: out of bounds read of 1 byte in strdup right behind local 'letters' of 4 bytes
  free(copy);
  return 0;
}
