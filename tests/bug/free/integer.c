// free of a number that was never an address.
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  volatile uintptr_t number = 0x123450;
  free((void *)number); //~ BUG free: invalid free of 0x123450, which is no object
  return 0;
}
//@ golden
