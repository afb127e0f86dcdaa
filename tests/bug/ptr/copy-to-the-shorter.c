// One of three objects is a byte too short for what is copied into it.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

static char global[15];

int main(void) {
  char *targets[3] = {malloc(16), global, malloc(16)};
  unsigned i = (unsigned)klee_choose(3);
  memcpy(targets[i], "0123456789abcde", 16); //~ BUG ptr: global 'global' of 15 bytes
  return targets[i][3] != '3';
}
