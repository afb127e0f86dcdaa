// The twin of bug/free/on-one-path.c.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int flags = klee_int("flags");
  char *p = malloc(8);
  if (flags & 4)
    free(p);
  else
    free(p);
  free(NULL);
  return 0;
}
//@ completed: 2
