// memmove within one of several objects: source and target overlap, in either direction.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *rows[3];
  for (int i = 0; i < 3; i++) {
    rows[i] = malloc(24);
    for (int at = 0; at < 24; at++)
      rows[i][at] = (char)(32 * i + at);
  }
  unsigned i = (unsigned)klee_choose(3), up = (unsigned)klee_choose(2), j = (unsigned)klee_choose(3);
  char *row = rows[i];
  memmove(up ? row + 3 : row, up ? row : row + 3, 19);
  for (unsigned k = 0; k < 3; k++)
    for (unsigned at = 0; at < 24; at++) {
      unsigned from = k != i ? at : up && at >= 3 && at < 22 ? at - 3 : !up && at < 19 ? at + 3 : at;
      assert(rows[k][at] == (char)(32 * k + from));
    }
  // Two pointers that may be the same object, with a distance between them that then overlaps.
  memset(rows[0], 'a', 24), memset(rows[1], 'b', 24), memset(rows[2], 'c', 24);
  rows[i][0] = 'X';
  memmove(rows[j] + 1, rows[i], 23);
  assert(rows[j][1] == 'X' && rows[j][2] == "abc"[i] && rows[j][23] == "abc"[i]);
  assert(rows[j][0] == (i == j ? 'X' : "abc"[j]));
  return 0;
}
