// Only the initialised bytes of members are read, at symbolic places.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 600, USED = 300 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = malloc(SIZE);
    memset(rows[i] + 3, i + 1, USED);
  }
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(USED);
  if (rows[i][j + 3] != i + 1)
    return 1;
  rows[i][j + USED] = 9;
  if (rows[i][j + USED] != 9)
    return 2;
  return 0;
}
//@ memory: all
