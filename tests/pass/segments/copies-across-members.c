// memcpy, memmove and memset between members at symbolic offsets.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 100, LENGTH = 4 };

int main(void) {
  unsigned char *rows[ROWS], before[LENGTH];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = malloc(SIZE);
    for (int j = 0; j < SIZE; j++)
      rows[i][j] = (unsigned char)(j + i);
  }
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE - LENGTH);
  unsigned k = (unsigned)klee_choose(2);
  memcpy(before, rows[i] + j, LENGTH);
  for (unsigned at = 0; at < LENGTH; at++)
    assert(before[at] == (unsigned char)(j + at + i));
  // From a member into another one, or into itself one byte further.
  memmove(rows[k] + j + 1, rows[i] + j, LENGTH - 1);
  assert(memcmp(rows[k] + j + 1, before, LENGTH - 1) == 0);
  assert(rows[2][j + 1] == (unsigned char)(j + 3));
  memset(rows[i] + j, 250, LENGTH);
  assert(rows[i][j + LENGTH - 1] == 250);
  assert(rows[i][j + LENGTH] == (unsigned char)(j + LENGTH + i));
  assert(rows[2][j] == (i == 2 ? 250 : (unsigned char)(j + 2)));
  return 0;
}
//@ memory: all
