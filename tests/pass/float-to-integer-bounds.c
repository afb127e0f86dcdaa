// Floats at the very bounds of integer types, which still fit.
#include <assert.h>
#include <limits.h>
#include <loam.h>
#include <stdio.h>

int main(void) {
  volatile double least = -2147483648.999, most = 2147483647.999, none = -0.999;
  volatile double long_least = -9223372036854775808.0, long_most = 9223372036854774784.0;
  volatile float byte_most = 127.99f, byte_least = -128.99f;
  volatile long double extended = -9223372036854775808.5L, top = 18446744073709551615.0L;
  printf("%d %d %u\n", (int)least, (int)most, (unsigned)none);
  printf("%ld %ld\n", (long)long_least, (long)long_most);
  printf("%d %d\n", (signed char)byte_most, (signed char)byte_least);
  printf("%ld %lu\n", (long)extended, (unsigned long)top);
  float x;
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(x > -129.0f);
  klee_assume(x < 128.0f);
  signed char c = (signed char)x;
  assert(c - 1 < x && x < c + 1);
  return 0;
}
//@ stdout: -2147483648 2147483647 0
//@ stdout: -9223372036854775808 9223372036854774784
//@ stdout: 127 -128
//@ stdout: -9223372036854775808 18446744073709551615
