// A word is built byte by byte through a union at symbolic places.
// expect: holds
#include <assert.h>
#include <loam.h>

union view {
  unsigned word;
  unsigned char bytes[4];
};

int main(void) {
  union view views[8];
  for (int i = 0; i < 8; i++)
    views[i].word = 0x01010101u * (unsigned)i;
  unsigned i = __VERIFIER_nondet_uint(), byte = __VERIFIER_nondet_uint();
  __VERIFIER_assume(i < 8 && byte < 4);
  views[i].bytes[byte] = 0xff;
  assert((views[i].word >> 8 * byte & 0xff) == 0xff);
  for (unsigned k = 0; k < 8; k++)
    assert(k == i || views[k].word == 0x01010101u * k);
  return 0;
}
