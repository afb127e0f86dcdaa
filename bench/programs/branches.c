/* Branches that have nothing to do with each other: 65,536 paths, or 2^BITS. */
#include <loam.h>

#ifndef BITS
#define BITS 16
#endif

int main(void) {
  unsigned char input[BITS];
  int taken = 0;
  klee_make_symbolic(input, sizeof input, "input");
  for (int i = 0; i < BITS; i++)
    if (input[i] > 100)
      taken++;
  return taken == 99;
}
