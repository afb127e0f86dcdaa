// Places of freed objects used again between accesses at open addresses: old contents never show.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *rows[4];
  for (int i = 0; i < 4; i++)
    rows[i] = memset(malloc(32), 'a' + i, 32);
  unsigned i = (unsigned)klee_choose(4);
  rows[i][5] = '!';
  free(rows[2]);
  rows[2] = memset(malloc(24), 'z', 24);
  assert(rows[i][5] == (i == 2 ? 'z' : '!'));
  rows[0] = realloc(rows[0], 64);
  assert(rows[0][5] == (i == 0 ? '!' : 'a'));
  rows[0][63] = 'e';
  unsigned j = (unsigned)klee_choose(4);
  assert(rows[j][j == 0 ? 63 : 23] == "ebzd"[j]);
  rows[j][0] = '?';
  for (unsigned k = 0; k < 4; k++)
    assert(rows[k][0] == (k == j ? '?' : "abzd"[k]));
  return 0;
}
