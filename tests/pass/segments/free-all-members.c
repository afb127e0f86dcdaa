// All members are freed in another order, and objects of the same sizes take their places: nothing old shows.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 320 };

int main(void) {
  unsigned char *rows[ROWS];
  for (unsigned round = 0; round < 12; round++) {
    for (unsigned i = 0; i < ROWS; i++)
      rows[i] = memset(malloc(SIZE), (int)(round * ROWS + i), SIZE);
    if (round == 0 || round == 11) {
      unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
      assert(rows[i][j] == round * ROWS + i);
      rows[i][j] = 200;
      assert(rows[1][7] == (i == 1 && j == 7 ? 200 : round * ROWS + 1));
    }
    free(rows[1]);
    free(rows[2]);
    free(rows[0]);
  }
  return 0;
}
//@ args: --check leak
//@ memory: all
