// The twin of bug/overshift/left.c.
#include <loam.h>

int main(void) {
  int by = klee_range(0, 32, "by");
  if ((1u << by) == 16)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
