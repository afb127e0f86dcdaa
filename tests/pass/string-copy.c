// The twin of bug/ptr/off-by-one-terminator.c.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char name[5];
  klee_make_symbolic(name, sizeof name, "name");
  klee_assume(name[4] == 0);
  size_t length = strlen(name);
  char *copy = malloc(length + 1);
  memcpy(copy, name, length);
  copy[length] = 0;
  klee_assert(strcmp(copy, name) == 0);
  free(copy);
  return 0;
}
//@ completed: 5
