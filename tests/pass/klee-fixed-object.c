// Memory at an address the program knows, the range of a value, and the call stack.
#include <klee/klee.h>

#define DEVICE ((volatile unsigned *)0x10000000)

static int registers(int n) {
  klee_define_fixed_object((void *)DEVICE, 16);
  DEVICE[0] = 7;
  DEVICE[3] = n;
  klee_stack_trace();
  return DEVICE[0] + DEVICE[1] + DEVICE[3];
}

int main(void) {
  int n = klee_range(-3, 20, "n");
  klee_print_range("n", n);
  klee_print_range("four", 4);
  if (registers(n) == 10)
    return 1;
  return 0;
}
//@ stderr: in [-3, 19]
//@ stderr: four: 4
//@ stderr: #0 in registers(n=symbolic) at
//@ stderr: #1 in main() at
//@ exit-codes: 0=1 1=1
//@ skip-points-to: an address out of a number is none to the analysis
