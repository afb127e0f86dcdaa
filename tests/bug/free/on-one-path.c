// Freed twice only if the input says so.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int flags = klee_int("flags");
  char *p = malloc(8);
  if (flags & 4)
    free(p);
  if (flags & 2)
    free(p); //~ BUG free: double free
  return 0;
}
//@ completed: 3
