// The rows of a matrix are objects of their own; one is chosen by input.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int *rows[6];
  for (int i = 0; i < 6; i++) {
    rows[i] = malloc(10 * sizeof(int));
    if (!rows[i])
      return 0;
    for (int j = 0; j < 10; j++)
      rows[i][j] = 10 * i + j;
  }
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 6 && j < 10);
  rows[i][j] += 1000;
  assert(rows[i][j] == 1000 + (int)(10 * i + j));
  assert(rows[(i + 1) % 6][j] == (int)(10 * ((i + 1) % 6) + j));
  return 0;
}
