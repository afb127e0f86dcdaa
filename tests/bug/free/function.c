// free of a function.
#include <stdlib.h>

int main(void) {
  void *volatile p = (void *)main;
  free(p); //~ BUG free: invalid free of function 'main'
  return 0;
}
