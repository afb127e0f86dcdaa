// An index that may be one too large reads past a global array.
#include <loam.h>

static int table[8] = {1, 2, 3, 4, 5, 6, 7, 8};

int main(void) {
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  if (i > 8)
    return 1;
  return table[i] == 3; //~ BUG ptr: out of bounds read of 4 bytes
}
//@ golden
