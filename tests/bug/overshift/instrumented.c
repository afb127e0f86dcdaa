// A shift that is checked by the sanitizer's handler.
//@ flags: -g -O1 -fsanitize=shift -fno-sanitize-recover=all
#include <loam.h>

int main(void) {
  int n = klee_range(30, 40, "n");
  return (int)(1u << n >> 31); //~ BUG overshift: in type 'unsigned int', which has 32 bits
}
//@ completed: 1
