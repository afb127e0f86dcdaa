// The one signed division that overflows.
#include <loam.h>

int main(void) {
  int x = klee_int("x"), y = klee_int("y");
  if (y == 0)
    return 1;
  return x / y == 4; //~ BUG overflow
}
