// memcmp looks at more bytes than one of the objects has.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *rows[3] = {calloc(1, 5), calloc(1, 9), calloc(1, 9)};
  unsigned i = (unsigned)klee_choose(3);
  return memcmp(rows[i], "\0\0\0\0\0\0", 6) != 0; //~ BUG ptr: heap object of 5 bytes
}
