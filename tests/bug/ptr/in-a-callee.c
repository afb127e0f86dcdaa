// The place is where the access is, the stack says who called.
#include <loam.h>

static int element(const int *a, int i) {
  return a[i]; //~ BUG ptr: out of bounds read
}

static int twice(const int *a, int i) { return element(a, 2 * i); }

int main(void) {
  int a[5] = {1, 2, 3, 4, 5};
  return twice(a, klee_range(0, 4, "i"));
}
//@ golden
