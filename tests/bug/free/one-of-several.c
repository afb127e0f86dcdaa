// free of one of several pointers, one of which is no start of an object.
//@ memory: all
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *rows[3] = {malloc(4), malloc(4), malloc(4)};
  rows[1]++;
  unsigned i = (unsigned)klee_choose(3);
  free(rows[i]); //~ BUG free
  return 0;
}
