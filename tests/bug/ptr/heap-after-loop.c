// The usual loop that goes one too far.
#include <stdlib.h>

int main(void) {
  char *p = malloc(10);
  for (int i = 0; i <= 10; i++)
    p[i] = 'x'; //~ BUG ptr: out of bounds write of 1 byte
  free(p);
  return 0;
}
//@ completed: 0
