// 128-bit division by a symbolic number.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x > 0);
  unsigned __int128 big = ((unsigned __int128)1 << 100) + 12345;
  unsigned __int128 q = big / x, r = big % x;
  assert(q * x + r == big);
  return 0;
}
