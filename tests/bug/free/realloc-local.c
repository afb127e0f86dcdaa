// realloc of a local variable.
#include <stdlib.h>

int main(void) {
  char buffer[8] = {0};
  char *volatile p = buffer;
  p = realloc(p, 16); //~ BUG free: invalid free of local 'buffer' of 8 bytes, which is not on the heap in realloc
  return p != NULL;
}
