// The last addresses there are: an access there must not wrap around to nothing.
#include <stdint.h>

int main(void) {
  volatile uintptr_t number = (uintptr_t)-1;
  return *(int *)number; //~ BUG ptr: out of bounds read of 4 bytes
}
//@ golden
