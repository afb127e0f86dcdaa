// A member is lost after writes through the segment; the others are freed.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 300 };

static char *rows[ROWS];

static void lose(unsigned i, unsigned j) {
  rows[i][j] = 9;
  rows[1] = NULL;
}

int main(void) {
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  lose((unsigned)klee_choose(ROWS), (unsigned)klee_choose(SIZE));
  free(rows[0]);
  free(rows[2]);
  return 0;
}
//@ args: --check leak
//@ bug: leak
//@ memory: all
