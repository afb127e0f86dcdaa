/* 12 branches, each on the sum of all bytes so far, so that none of them can be decided alone: 4,096 paths. */
#include <loam.h>

enum { BRANCHES = 12, BITS = 6 };

int main(void) {
  unsigned char input[BRANCHES];
  unsigned sum = 0, taken = 0;
  klee_make_symbolic(input, sizeof input, "input");
  for (int i = 0; i < BRANCHES; i++) {
    sum += input[i];
    if (sum & 1u << i % BITS)
      taken++;
  }
  return taken == 99;
}
