// Written on one side of a branch only.
#include <loam.h>

int main(void) {
  int x, input = klee_int("input");
  if (input > 5)
    x = 1;
  if (x == 1) //~ BUG uninit
    return 1;
  return 0;
}
//@ completed: 1
//@ args: --check uninit
