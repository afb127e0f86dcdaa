// Writes through one pointer that may point to several objects, reads through another: they may be the same object or not.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  short *cells[4];
  for (int i = 0; i < 4; i++) {
    cells[i] = malloc(2 * sizeof **cells);
    cells[i][0] = (short)i, cells[i][1] = (short)-i;
  }
  unsigned a = (unsigned)klee_choose(4), b = (unsigned)klee_choose(4), c = (unsigned)klee_choose(4);
  short *p = cells[a], *q = cells[b], *r = cells[c];
  *p = 50;
  short seen = *q;
  assert(seen == (a == b ? 50 : (short)b));
  *q = 60;
  assert(*p == (a == b ? 60 : 50));
  *r += *q;
  assert(*r == (c == b ? 120 : c == a ? 110 : (short)c + 60));
  p[1] = q[1] = r[1] = 9;
  int sum = 0;
  for (int i = 0; i < 4; i++)
    sum += cells[i][1] == 9;
  assert(sum == 1 + (b != a) + (c != a && c != b));
  return 0;
}
