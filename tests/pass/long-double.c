// 80-bit floats are computed with all their bits.
#include <assert.h>

int main(void) {
  volatile long double one = 1.0L, small = 0x1p-60L;
  assert(one + small != one);
  assert((double)(one + small) == 1.0);
  volatile long double third = one / 3;
  assert(third * 3 == one);
  assert((long)(third * 300) == 100 || (long)(third * 300) == 99);
  assert(sizeof(long double) == 16);
  return 0;
}
