// A claim that holds for all objects but one, seen only behind a write and a read at open places.
//@ memory: all
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char *rows[5];
  for (int i = 0; i < 5; i++)
    rows[i] = calloc(1, 4);
  unsigned i = (unsigned)klee_choose(5), j = (unsigned)klee_choose(5);
  rows[i][i % 4] = 3;
  rows[j][j % 4] += 2;
  assert(rows[4][0] != 5); //~ BUG assert
  return 0;
}
