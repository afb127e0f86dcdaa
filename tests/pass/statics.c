// Static variables keep their values, and every path has its own.
#include <assert.h>
#include <loam.h>

static int next(void) {
  static int value = 10;
  return value++;
}

int main(void) {
  int n = klee_range(0, 4, "n");
  for (int i = 0; i < n; i++)
    next();
  assert(next() == 10 + n);
  return 0;
}
//@ completed: 4
