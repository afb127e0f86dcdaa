// A pointer that is kept at a symbolic place of a large object is not leaked.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static char **table;

int main(void) {
  unsigned n, i;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(n > 10000);
  klee_assume(n < 1 << 20);
  klee_assume(i < n);
  table = calloc(n, sizeof *table);
  table[i] = malloc(8);
  table[i][3] = 'x';
  assert(table[i][3] == 'x');
  return 0;
}
//@ args: --check leak
//@ memory: all
