// The result of a function that failed is used.
#include <loam.h>

static int parse(int input, int *result) {
  if (input < 0)
    return -1;
  *result = input;
  return 0;
}

int main(void) {
  int result;
  parse(klee_int("input"), &result);
  if (result > 10) //~ BUG uninit
    return 1;
  return 0;
}
//@ completed: 2
//@ args: --check uninit
