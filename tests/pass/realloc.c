// realloc keeps the contents, both ways, and frees the old object.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  for (int i = 0; i < 4; i++)
    p[i] = (char)i;
  p = realloc(p, 16);
  p[15] = 9;
  klee_assert(p[0] == 0 && p[3] == 3);
  p = realloc(p, 2);
  klee_assert(p[1] == 1);
  free(p);
  free(realloc(NULL, 3));
  return 0;
}
//@ completed: 1
