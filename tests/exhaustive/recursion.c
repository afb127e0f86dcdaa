/* Recursion whose depth is symbolic. */
#include "observe.h"

static unsigned ways(unsigned n, unsigned k) {
  if (k == 0 || k == n)
    return 1;
  if (k > n)
    return 0;
  return ways(n - 1, k - 1) + ways(n - 1, k);
}

int main(void) {
  unsigned char b = byte("b");
  return observe(ways(b & 7, b >> 3 & 3), 0, 40);
}
