// The twin of bug/overshift/left.c.
#include <loam.h>

int main(void) {
  int by = klee_range(0, 32, "by");
  return (1u << by) == 16;
}
//@ exit-codes: 0=1 1=1
