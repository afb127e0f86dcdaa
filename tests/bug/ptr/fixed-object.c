// Behind memory at a fixed address there is nothing.
#include <klee/klee.h>

int main(void) {
  volatile char *device = (volatile char *)0x20000000;
  klee_define_fixed_object((void *)device, 8);
  device[7] = 1;
  device[8] = 2; //~ BUG ptr
  return 0;
}
//@ skip-replay: the machine's memory comes in pages
//@ skip-points-to: an address out of a number is none to the analysis
