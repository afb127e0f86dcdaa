// A read in front of a heap object.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int *a = calloc(4, sizeof *a);
  int i = klee_range(0, 4, "i");
  int x = a[i - 1]; //~ BUG ptr: out of bounds read of 4 bytes
  free(a);
  return x;
}
//@ golden
