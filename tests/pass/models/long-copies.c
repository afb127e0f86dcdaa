// Copies too long to be done in each of the objects that a pointer may mean: the path splits over them.
//@ completed: 3
//@ memory: merging=3 flat=3 segmented=3
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 100000 };

int main(void) {
  char *rows[3] = {calloc(1, SIZE), calloc(1, SIZE), calloc(1, SIZE)}, *copy = malloc(SIZE);
  unsigned i = (unsigned)klee_choose(3);
  memset(rows[i], 7, SIZE);
  memcpy(copy, rows[i], SIZE);
  assert(copy[0] == 7 && copy[SIZE - 1] == 7);
  assert(rows[0][9] == (i == 0 ? 7 : 0) && rows[2][SIZE - 1] == (i == 2 ? 7 : 0));
  return 0;
}
