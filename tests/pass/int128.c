// 128-bit integers, known and symbolic.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned long x;
  klee_make_symbolic(&x, sizeof x, "x");
  unsigned __int128 wide = (unsigned __int128)x << 64 | 5;
  assert((unsigned long)(wide >> 64) == x && (unsigned long)wide == 5);
  unsigned __int128 product = (unsigned __int128)0xffffffffffffffff * 0xffffffffffffffff;
  assert((unsigned long)(product >> 64) == 0xfffffffffffffffe && (unsigned long)product == 1);
  __int128 negative = -(__int128)7;
  assert(negative / 2 == -3 && negative % 2 == -1);
  if (wide > (unsigned __int128)1 << 127)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
