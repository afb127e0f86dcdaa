// Freed early for one input only.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  p[0] = 1;
  if (klee_int("x") == 77)
    free(p);
  return p[0] == 0; //~ BUG uaf
}
//@ completed: 1
