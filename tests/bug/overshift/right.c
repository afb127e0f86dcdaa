// A right shift by a negative amount.
#include <loam.h>

int main(void) {
  int by = klee_range(-1, 5, "by");
  return (1000 >> by) == 125; //~ BUG overshift
}
