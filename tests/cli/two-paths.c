/* Two ways through a table and a sum; each has a condition that other solvers can read. */
#include <loam.h>
int main(void) {
  unsigned char x, y;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(&y, sizeof y, "y");
  const unsigned char table[4] = {3, 1, 4, 1};
  if (table[x & 3] + y == 7) return 1;
  return 0;
}
