// Arguments computed by calls, results used as arguments.
#include <loam.h>

static int max(int a, int b) {
  if (a > b)
    return a;
  return b;
}

int main(void) {
  int a = klee_int("a"), b = klee_int("b"), c = klee_int("c");
  int m = max(max(a, b), max(b, c));
  klee_assert(m >= a && m >= b && m >= c);
  return 0;
}
