// The middle of two numbers as it is written by those who know: nothing overflows.
//@ args: --check overflow
#include <loam.h>

static int middle(int low, int high) { return low + (high - low) / 2; }

int main(void) {
  int low = klee_range(0, 2147483647, "low");
  int high = klee_range(0, 2147483647, "high");
  klee_assume(low <= high);
  return middle(low, high) < low;
}
//@ completed: 1
