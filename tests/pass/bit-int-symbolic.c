// Wide integers of symbolic parts: every operation agrees with what it must be.
//@ flags: -std=c23 -g
#include <assert.h>
#include <loam.h>

typedef unsigned _BitInt(256) u256;
typedef _BitInt(256) s256;

int main(void) {
  unsigned char bytes[2];
  klee_make_symbolic(bytes, sizeof bytes, "bytes");
  u256 a = (u256)bytes[0] << 200 | 5, b = bytes[1];
  assert(a + b - b == a);
  assert((u256)(a >> 200) == bytes[0]);
  assert(a * 3 == a + a + a);
  assert((s256)(a - (u256)6) < 0 == (bytes[0] == 0));
  unsigned shift = bytes[1] & 127;
  assert(((u256)bytes[0] << shift) >> shift == bytes[0]);
  if (a > (u256)100 << 200)
    return 1;
  return a / ((u256)1 << 198) == (u256)bytes[0] * 4 ? 0 : 2;
}
//@ exit-codes: 0=1 1=1
