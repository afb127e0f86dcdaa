// A table of pointers indexed by an int whose bounds only a branch tells, and an element behind an index that is computed.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  long *table[7];
  for (int i = 0; i < 7; i++) {
    table[i] = malloc(3 * sizeof *table[i]);
    for (int j = 0; j < 3; j++)
      table[i][j] = 100 * i + j;
  }
  int i = klee_int("i"), j = klee_int("j");
  if (i < 0 || i > 6 || j < -1 || j > 1)
    return 0;
  long *middle = table[i] + 1;
  assert(middle[j] == 100 * i + 1 + j);
  assert(table[(3 * i + 2) % 7][j + 1] == (3 * i + 2) % 7 * 100 + j + 1);
  middle[-1] = -1;
  for (int k = 0; k < 7; k++)
    assert(table[k][0] == (k == i ? -1 : 100 * k) && table[k][1] == 100 * k + 1);
  return 1;
}
