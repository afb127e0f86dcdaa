// The same loop as clang's vectoriser leaves it.
//@ flags: -O2 -fno-unroll-loops
#include <loam.h>

static unsigned sum(const unsigned char *a, int n) {
  unsigned total = 0;
  for (int i = 0; i < n; i++)
    total += a[i];
  return total;
}

int main(void) {
  unsigned char a[64];
  for (int i = 0; i < 64; i++)
    a[i] = (unsigned char)i;
  klee_make_symbolic(&a, sizeof a, "a");
  klee_assume(a[0] == 1);
  if (sum(a, 64) > 64 * 255 - 254)
    klee_assert(a[63] == 255);
  return 0;
}
//@ completed: 1
