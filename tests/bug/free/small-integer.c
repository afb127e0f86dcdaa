// free of a small number.
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  volatile uintptr_t number = 48;
  free((void *)number); //~ BUG free: invalid free of 0x30, which is no object
  return 0;
}
