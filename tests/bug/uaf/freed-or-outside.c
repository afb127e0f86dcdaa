// One access with two bugs: the object is freed for one input, the index too large for others.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p[3] = {malloc(4), malloc(4), malloc(4)};
  int i = klee_range(0, 3, "i"), j = klee_range(0, 6, "j");
  free(p[1]);
  p[i][j] = 1;
  //~^ BUG ptr
  //~^^ BUG uaf
  free(p[0]);
  free(p[2]);
  return 0;
}
