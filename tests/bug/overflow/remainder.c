// The remainder of the same division overflows too.
#include <loam.h>

int main(void) {
  long x = (long)klee_int("x") * 4294967296L;
  int y = klee_range(-1, 1, "y");
  if (y == 0)
    return 0;
  return x % y == 1; //~ BUG overflow
}
