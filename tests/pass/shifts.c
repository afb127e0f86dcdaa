// Shifts by symbolic amounts.
#include <assert.h>
#include <loam.h>

int main(void) {
  int by = klee_range(0, 31, "by");
  unsigned one = 1u << by;
  assert((one & (one - 1)) == 0);
  assert(one >> by == 1);
  assert((-1 >> by) == -1);
  assert((0x80000000u >> by) << by == 0x80000000u);
  if (one == 1024)
    assert(by == 10);
  return 0;
}
