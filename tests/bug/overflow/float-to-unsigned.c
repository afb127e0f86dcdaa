// What is at most -1 is no unsigned number.
#include <math.h>
#include <stdio.h>

int main(void) {
  volatile float f = -0.75f;
  printf("%u\n", (unsigned)f);
  fflush(stdout);
  f = -1.0f;
  printf("%u\n", (unsigned)f); //~ BUG overflow: -1 is converted to an unsigned integer of 32 bits
  return 0;
}
//@ stdout: 0
