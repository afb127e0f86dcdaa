// One of three objects is a byte too short for the copy; that one is named.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *texts[3] = {calloc(1, 12), calloc(1, 11), calloc(1, 12)}, copy[12];
  unsigned i = (unsigned)klee_choose(3);
  memcpy(copy, texts[i], 12); //~ BUG ptr: heap object of 11 bytes
  return copy[11];
}
