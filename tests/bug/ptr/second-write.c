// The first write through the pointer is fine, the second goes to where the first one says.
//@ memory: all
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char *rows[3] = {calloc(1, 4), calloc(1, 4), calloc(1, 4)}, table[6] = {0};
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(3);
  rows[i][0] = 6;
  table[rows[j][0]] = 1; //~ BUG ptr: local 'table' of 6 bytes
  return table[0];
}
