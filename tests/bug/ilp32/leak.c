// The only pointer to an object is overwritten.
#include <loam.h>
#include <stdlib.h>

static char *kept;

int main(void) {
  kept = malloc(10); //~ BUG leak: lost
  char **table = calloc(2, sizeof *table);
  if (!kept || !table)
    return 1;
  table[1] = malloc(7); //~ BUG leak: lost
  if (klee_int("choice") == 3)
    table[1] = kept;
  else
    kept = table[1];
  kept = table[1];
  free(table);
  return 0;
}
//@ args: --compiler-arg=-m32 --check leak
