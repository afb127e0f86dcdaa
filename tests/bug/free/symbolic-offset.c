// Right for one offset only.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(16);
  unsigned i = (unsigned)klee_range(0, 2, "i");
  free(p + 4 * i); //~ BUG free: invalid free of a pointer to offset 4 of heap object of 16 bytes
  return 0;
}
//@ completed: 1
