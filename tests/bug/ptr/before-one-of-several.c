// A negative offset is fine for a pointer into the middle, and in front of the one that points to the beginning.
//@ memory: all
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int *a = calloc(4, sizeof *a), *b = calloc(4, sizeof *b);
  int *places[4] = {a + 2, a + 3, b, b + 1};
  unsigned i = (unsigned)klee_choose(4);
  int read = places[i][-1]; //~ BUG ptr: 4 bytes in front of heap object of 16 bytes
  return read;
}
