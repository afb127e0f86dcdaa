// A write to a constant table, at a symbolic index.
#include <loam.h>

static const int table[] = {1, 2, 3};

int main(void) {
  int *p = (int *)table;
  p[klee_range(0, 3, "i")] = 4; //~ BUG readonly
  return table[0];
}
