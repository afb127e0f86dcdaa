// An address that the machine cannot even form.
#include <stdint.h>

int main(void) {
  volatile uintptr_t number = 0x8000000000000000;
  *(char *)number = 1; //~ BUG ptr: out of bounds write of 1 byte at 0x8000000000000000, far from every object
  return 0;
}
//@ golden
