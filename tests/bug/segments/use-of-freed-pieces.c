// An object in pieces is freed.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 500 };

int main(void) {
  char *bytes = memset(malloc(SIZE), 1, SIZE);
  unsigned i = (unsigned)klee_choose(SIZE);
  bytes[i] = 2;
  free(bytes);
  return bytes[i]; //~ BUG uaf
}
//@ args: --split 64
//@ memory: all
