// Arithmetic of 64 bits in a program of 32.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

static long long rotate(unsigned long long x, unsigned by) { return x << by | x >> (64 - by); }

int main(void) {
  unsigned long long x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x > 0xffffffffffULL);
  klee_assume(x < 0x1000000000000ULL);
  assert((x >> 32) != 0 && (unsigned)x == (x & 0xffffffff));
  assert(rotate(rotate(x, 20), 44) == (long long)x);
  if (x % 1000 == 7 && x / 1000 == 0x12345678)
    assert(0);
  long long negative = -(long long)x;
  assert(negative < 0 && -negative == (long long)x && (long)negative == -(long)x);
  if (x == 0x123456789abcULL)
    return (int)(x >> 44) + 1;
  return 0;
}
//@ args: --compiler-arg=-m32
//@ exit-codes: 0=2 2=1
