// A pointer to one of two objects of any size.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = (unsigned)klee_choose(200000) + 100000, i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < n);
  unsigned char *rows[2] = {calloc(n, 1), calloc(n, 1)};
  unsigned k = (unsigned)klee_choose(2);
  rows[k][i] = 3;
  assert(rows[k][i] == 3);
  assert(rows[1 - k][i] == 0);
  free(rows[0]);
  free(rows[1]);
  return 0;
}
//@ memory: all
