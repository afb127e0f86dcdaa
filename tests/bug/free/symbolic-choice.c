// One of two pointers is freed, then the other or the same.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p[2] = {malloc(8), malloc(8)};
  int i = klee_range(0, 2, "i"), j = klee_range(0, 2, "j");
  free(p[i]);
  free(p[j]); //~ BUG free: double free
  return 0;
}
