// One byte of one member was never written.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 300 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = malloc(SIZE);
    memset(rows[i], i + 1, SIZE - (i == 1));
  }
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  if (rows[i][j] == 2) //~ BUG uninit
    return 1;
  return 0;
}
//@ memory: all
