// A use after free that is not seen: eight freed objects rest, and with the ninth the first address is given out
// again, to an object that lives. See bug/uaf/pairs-8-quarantine-9.c.
#include <stdlib.h>

enum { PAIRS = 8 };

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
  free(p);
  for (int i = 0; i < PAIRS; i++)
    free(malloc(sizeof *p));
  int *live = malloc(sizeof *p);
  *live = 2;
  int x = *p;
  free(live);
  return x == 2 ? 0 : 1;
}
//@ args: --quarantine 8
//@ exit-codes: 0=1
//@ skip-sanitizers: they keep freed objects for longer and see the bug
