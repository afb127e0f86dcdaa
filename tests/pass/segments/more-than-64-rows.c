// Rows that are too large together for one segment, and more of them than the path forks over at once.
//@ memory: all
//@ exit: 0
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

enum { ROWS = 300, SIZE = 300 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = calloc(SIZE, 1);
    rows[i][SIZE - 1] = i;
  }
  unsigned row = klee_range(0, ROWS, "row"), at = klee_range(SIZE - 20, SIZE, "at");
  unsigned char byte = rows[row][at];
  assert(byte == (at == SIZE - 1 ? row % 256 : 0));
  return 0;
}
