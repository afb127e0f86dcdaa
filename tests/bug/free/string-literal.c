// free of a string literal.
#include <stdlib.h>

int main(void) {
  char *s = "text";
  free(s); //~ BUG free: invalid free
  return 0;
}
//@ golden
