/* 16 branches that have nothing to do with each other: 65,536 paths. */
#include <loam.h>

int main(void) {
  unsigned char input[16];
  int taken = 0;
  klee_make_symbolic(input, sizeof input, "input");
  for (int i = 0; i < 16; i++)
    if (input[i] > 100)
      taken++;
  return taken == 99;
}
