// Division in inline assembly: by zero, and with a quotient that does not fit.
#include <loam.h>
#include <stdint.h>

static uint64_t quotient(uint64_t high, uint64_t low, uint64_t divisor) {
  uint64_t q, r;
  __asm__("divq %4" : "=a"(q), "=d"(r) : "0"(low), "1"(high), "rm"(divisor)); //~ BUG div
  return q;
}

int main(void) {
  uint64_t divisor = 0, high = 0;
  klee_make_symbolic(&high, sizeof high, "high");
  klee_assume(high < 8);
  divisor = high > 3 ? 5 : 2 - (high & 2);
  return quotient(high, 100, divisor) == 50;
}
//@ error-paths: 2
