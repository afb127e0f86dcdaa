// A shift in a compound assignment.
#include <loam.h>

int main(void) {
  unsigned char bits = (unsigned char)klee_int("bits");
  unsigned long mask = 1;
  mask <<= bits; //~ BUG overshift
  return mask == 4;
}
