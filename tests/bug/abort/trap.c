// A trap instruction.
#include <loam.h>

int main(void) {
  if (klee_int("x") > 5)
    __builtin_trap(); //~ BUG abort
  return 0;
}
