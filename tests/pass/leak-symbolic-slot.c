// Kept in one element of a table, the input says which.
#include <loam.h>
#include <stdlib.h>

static char *table[4];

int main(void) {
  table[klee_range(0, 4, "i")] = malloc(8);
  return 0;
}
//@ args: --check leak
