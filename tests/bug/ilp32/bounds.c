// An index of 32 bits that leaves an array on both sides.
#include <loam.h>

static int numbers[4] = {1, 2, 3, 4};

int main(void) {
  int *behind = numbers + 1;
  int at = klee_int("at");
  return behind[at] == 3; //~ BUG ptr: out of bounds
}
//@ args: --compiler-arg=-m32
//@ completed: 1
//@ error-paths: 1
