// The twin of bug/uninit/out-parameter.c.
#include <loam.h>

static int parse(int input, int *result) {
  if (input < 0)
    return -1;
  *result = input;
  return 0;
}

int main(void) {
  int result;
  if (parse(klee_int("input"), &result))
    return 2;
  if (result > 10)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
//@ args: --check uninit
