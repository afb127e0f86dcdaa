// The twin of bug/ptr/heap-after-loop.c.
#include <stdlib.h>

int main(void) {
  char *p = malloc(10);
  for (int i = 0; i < 10; i++)
    p[i] = 'x';
  char last = p[9];
  free(p);
  return last != 'x';
}
//@ completed: 1
