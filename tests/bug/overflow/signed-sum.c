// A sum that its type cannot hold, in a source: clang's check says which operands.
//@ args: --check overflow
#include <loam.h>

static int middle(int low, int high) {
  return (low + high) / 2; //~ BUG overflow: overflows type 'int'
}

int main(void) {
  int low = klee_range(0, 2147483647, "low");
  int high = klee_range(0, 2147483647, "high");
  klee_assume(low <= high);
  return middle(low, high) < low;
}
//@ completed: 1
