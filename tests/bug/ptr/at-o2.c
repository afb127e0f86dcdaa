// A bug that is still there after the optimiser.
//@ flags: -O2
#include <loam.h>

static volatile int table[8];

int main(void) {
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  if (i > 8)
    return 1;
  return table[i]; //~ BUG ptr: out of bounds read of 4 bytes
}
