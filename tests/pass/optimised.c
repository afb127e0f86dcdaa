// Optimised code uses selects, phis and intrinsics instead of branches.
//@ flags: -O2
#include <loam.h>

static int clamp(int x) { return x < -10 ? -10 : x > 10 ? 10 : x; }

int main(void) {
  int x = klee_int("x"), y = clamp(x);
  unsigned bits = (unsigned)__builtin_popcount((unsigned)x);
  if (y == 10 && bits == 31)
    return 1;
  if (y < 0 && __builtin_ctz((unsigned)x | 0x80000000u) == 31)
    return 2;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
