// One access with two bugs: NULL and a freed object are among the choices.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 4, SIZE = 300 };

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  free(rows[1]);
  free(rows[2]);
  rows[2] = NULL;
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = 9;
  //~^ BUG null
  //~^^ BUG uaf
  return 0;
}
//@ memory: all
