// Four bytes of which only two are inside.
#include <stdlib.h>

int main(void) {
  char *p = malloc(6);
  *(int *)(p + 4) = 1; //~ BUG ptr: out of bounds write of 4 bytes
  return 0;
}
//@ golden
