// A word whose last byte lies behind one of the objects, at an open place in it.
//@ memory: all
#include <loam.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned char *rows[3] = {calloc(1, 12), calloc(1, 11), calloc(1, 12)};
  unsigned i = (unsigned)klee_choose(3), at = (unsigned)klee_choose(9);
  uint32_t word;
  __builtin_memcpy(&word, rows[i] + at, sizeof word); //~ BUG ptr: heap object of 11 bytes
  return word != 0;
}
