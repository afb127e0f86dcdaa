// Copies of nothing, and copies whose length is open, through a pointer that may point to several objects.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned char *rows[3];
  for (int i = 0; i < 3; i++)
    rows[i] = memset(malloc(8), i + 1, 8);
  unsigned i = (unsigned)klee_choose(3), length = (unsigned)klee_choose(9);
  unsigned char copy[8] = {0};
  memcpy(copy, rows[i] + 8, 0);
  memset(rows[i] + 8, 0xff, 0);
  assert(memcmp(rows[i] + 8, copy, 0) == 0);
  memcpy(copy, rows[i], length);
  for (unsigned at = 0; at < 8; at++)
    assert(copy[at] == (at < length ? i + 1 : 0));
  memset(rows[i], 0xff, length);
  for (unsigned k = 0; k < 3; k++)
    assert(rows[k][7] == (k == i && length == 8 ? 0xff : k + 1));
  return 0;
}
