// Two segments with writes of their own, then one pointer that may point into both.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 4, SIZE = 140 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned a = (unsigned)klee_choose(2), at = (unsigned)klee_choose(SIZE);
  rows[a][at] = 100;
  unsigned b = (unsigned)klee_choose(2), bt = (unsigned)klee_choose(SIZE);
  rows[2 + b][bt] = 101;
  unsigned c = (unsigned)klee_choose(ROWS), ct = (unsigned)klee_choose(SIZE);
  int expected = c == a && ct == at ? 100 : c == b + 2 && ct == bt ? 101 : (int)c + 1;
  assert(rows[c][ct] == expected);
  rows[c][ct]++;
  assert(rows[a][at] == 100 + (c == a && ct == at));
  assert(rows[2 + b][bt] == 101 + (c == b + 2 && ct == bt));
  return 0;
}
//@ memory: all
