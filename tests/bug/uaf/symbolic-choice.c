// The input chooses between an object that lives and one that is freed.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p[2] = {calloc(1, 8), calloc(1, 8)};
  int i = klee_range(0, 2, "i");
  free(p[1]);
  int x = p[i][3]; //~ BUG uaf: use after free: read of 1 byte at offset 3 of heap object of 8 bytes
  free(p[0]);
  return x;
}
//@ completed: 1
