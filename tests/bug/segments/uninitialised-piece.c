// One piece of an object was never written.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 300 };

int main(void) {
  unsigned char *bytes = malloc(SIZE);
  memset(bytes, 1, 128);
  memset(bytes + 192, 1, SIZE - 192);
  unsigned i = (unsigned)klee_choose(SIZE), j = (unsigned)klee_choose(SIZE);
  bytes[i] = 3;
  if (bytes[i] != 3)
    return 1;
  if (bytes[j] == 7) //~ BUG uninit
    return 2;
  return 0;
}
//@ args: --split 64
//@ memory: all
