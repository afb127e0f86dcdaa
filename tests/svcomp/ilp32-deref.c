// The second half of an object is reached through an integer; one element too many is read.
#include <stdint.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  char **table = calloc(6, sizeof *table);
  uintptr_t middle = (uintptr_t)table + 12;
  unsigned index = __VERIFIER_nondet_uint() % 4;
  char *found = ((char **)middle)[index];
  free(table);
  return found != 0;
}
