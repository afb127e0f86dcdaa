// Compiler builtins, known and symbolic.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned x;
  klee_make_symbolic(&x, sizeof x, "x");
  assert(__builtin_bswap32(__builtin_bswap32(x)) == x);
  assert(__builtin_popcount(x) + __builtin_popcount(~x) == 32);
  if (x != 0)
    assert((x >> __builtin_ctz(x) & 1) && (x << __builtin_clz(x)) >> 31);
  int sum;
  if (__builtin_sadd_overflow((int)x, 1, &sum))
    assert(x == 0x7fffffff);
  else
    assert(sum == (int)(x + 1));
  assert(__builtin_rotateleft32(__builtin_rotateright32(x, 5), 5) == x);
  assert(__builtin_expect(x == x, 1));
  unsigned long product;
  assert(!__builtin_umull_overflow(x, x, &product));
  return 0;
}
