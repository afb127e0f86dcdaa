// An address no program ever has.
#include <stdint.h>

int main(void) {
  volatile uintptr_t number = 0xffff800000001000;
  return *(char *)number; //~ BUG ptr: out of bounds read of 1 byte at 0xffff800000001000, far from every object
}
//@ golden
