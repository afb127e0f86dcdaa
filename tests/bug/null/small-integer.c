// A small number as a pointer: a member of nothing.
#include <stdint.h>

int main(void) {
  volatile uintptr_t number = 24;
  return *(int *)number; //~ BUG null: read of 4 bytes through a null pointer plus 24 bytes
}
//@ golden
