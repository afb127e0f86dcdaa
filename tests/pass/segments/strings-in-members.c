// Strings in members that are ended, compared and copied at symbolic places.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 100, LENGTH = 4 };

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = memset(malloc(SIZE), 'a' + i, SIZE);
    rows[i][SIZE - 1] = 0;
  }
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE - LENGTH);
  rows[i][j + LENGTH] = 0;
  assert(strlen(rows[i] + j) == LENGTH);
  assert((strcmp(rows[i] + j, "bbbb") == 0) == (i == 1));
  assert(strncmp(rows[i] + j, "abc", i == 0) == 0);
  strcpy(rows[i] + j, "xyz");
  assert(strcmp(rows[i] + j + 1, "yz") == 0);
  assert(rows[1][j] == (i == 1 ? 'x' : 'b'));
  assert(strchr(rows[i] + j, 'z') == rows[i] + j + 2);
  return 0;
}
//@ memory: all
