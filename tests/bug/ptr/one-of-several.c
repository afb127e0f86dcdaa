// One of the objects a pointer may point to is too small.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p[3] = {calloc(1, 8), calloc(1, 4), calloc(1, 8)};
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 3);
  int x = p[i][6]; //~ BUG ptr: out of bounds read of 1 byte
  for (int k = 0; k < 3; k++)
    free(p[k]);
  return x;
}
//@ completed: 2
