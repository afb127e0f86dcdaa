// memset behind the end of just one of the objects that a pointer may mean.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *rows[4] = {malloc(8), malloc(8), malloc(8), malloc(7)};
  unsigned i = (unsigned)klee_choose(4);
  memset(rows[i], 0, 8); //~ BUG ptr: heap object of 7 bytes
  return rows[i][0];
}
