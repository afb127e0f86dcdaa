// Arithmetic wraps, extends and truncates as in C at every width.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

int main(void) {
  int8_t a = (int8_t)klee_int("a");
  uint8_t b = (uint8_t)a;
  assert((a < 0) == (b > 127));
  assert((uint16_t)(b << 8) >> 8 == b);
  int16_t s = (int16_t)(a * 100);
  assert((int16_t)(s + 0x10000) == s);
  int64_t wide = (int64_t)a << 40;
  assert(wide / 1099511627776LL == a);
  uint32_t u = (uint32_t)a;
  assert((int32_t)u == a && u + (uint32_t)-a == 0);
  assert((uint64_t)u >> 31 == (a < 0));
  return 0;
}
