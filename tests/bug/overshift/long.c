// 64 is too much for a long, and 32 is not.
#include <loam.h>

int main(void) {
  int by = klee_range(32, 65, "by");
  return (1ul << by) == 1; //~ BUG overshift
}
