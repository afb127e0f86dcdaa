// A symbolic double becomes an integer.
#include <assert.h>
#include <loam.h>

int main(void) {
  double x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x >= 0.0);
  klee_assume(x < 4.0);
  int i = (int)x;
  assert(i <= x && x < i + 1);
  return i;
}
