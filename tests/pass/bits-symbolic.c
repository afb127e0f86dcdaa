// Counting bits of symbolic numbers.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned long x;
  klee_make_symbolic(&x, sizeof x, "x");
  if (__builtin_popcountl(x) == 1 && x > 1000000) {
    int shift = __builtin_ctzl(x);
    assert(shift >= 20 && x == 1ul << shift);
    return 1;
  }
  if (x != 0)
    assert(63 - __builtin_clzl(x) >= __builtin_ctzl(x));
  return 0;
}
