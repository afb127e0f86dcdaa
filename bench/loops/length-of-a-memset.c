// A symbolic number of bytes at a symbolic place of a global array is set.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

static unsigned char bytes[4096];

int main(void) {
  unsigned begin = __VERIFIER_nondet_uint(), n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(begin < 4096 && n <= 4096 - begin && k < 4096);
  memset(bytes + begin, 6, n);
  assert(bytes[k] == (k >= begin && k - begin < n ? 6 : 0));
  return 0;
}
