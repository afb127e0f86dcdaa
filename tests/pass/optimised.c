// Optimised code uses selects, phis and intrinsics instead of branches.
//@ flags: -O2
#include <loam.h>
#include <stdio.h>

static int clamp(int x) { return x < -10 ? -10 : x > 10 ? 10 : x; }

int main(void) {
  int x = klee_int("x"), y = clamp(x);
  unsigned bits = (unsigned)__builtin_popcount((unsigned)x);
  if (y == 10 && bits == 31)
    puts("the largest");
  if (y < 0 && __builtin_ctz((unsigned)x | 0x80000000u) == 31)
    puts("the smallest");
  return 0;
}
//@ stdout: the largest
//@ stdout: the smallest
