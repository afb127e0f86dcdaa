// Ten ranges with symbolic ends are set one after the other; a byte has one of the values or none.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

static unsigned char bytes[1 << 16];

int main(void) {
  for (int round = 1; round <= 10; round++) {
    unsigned begin = __VERIFIER_nondet_uint(), n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
    __VERIFIER_assume(begin < sizeof bytes && n <= sizeof bytes - begin && k < sizeof bytes);
    memset(bytes + begin, round, n);
    assert(bytes[k] <= round);
  }
  return 0;
}
