// The twin of bug/overflow/smallest-by-minus-one.c.
#include <limits.h>
#include <loam.h>

int main(void) {
  int x = klee_int("x"), y = klee_int("y");
  if (y == 0 || (x == INT_MIN && y == -1))
    return 1;
  return x / y == 4;
}
