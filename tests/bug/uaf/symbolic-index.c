// Some element of a freed array.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int *p = calloc(10, sizeof *p);
  int i = klee_range(2, 10, "i");
  free(p);
  return p[i] != 0; //~ BUG uaf: use after free: read of 4 bytes
}
//@ golden
