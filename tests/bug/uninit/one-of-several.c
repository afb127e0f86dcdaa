// Bytes of one of the objects were never written; copying them is fine, deciding upon them is not.
//@ args: --check uninit
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *rows[3] = {calloc(1, 16), malloc(16), calloc(1, 16)}, copy[16];
  memset(rows[1], 0, 10);
  unsigned i = (unsigned)klee_choose(3);
  memcpy(copy, rows[i], 16);
  if (copy[9])
    return 2;
  if (copy[10]) //~ BUG uninit
    return 3;
  return 0;
}
