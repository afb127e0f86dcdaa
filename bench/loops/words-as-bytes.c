// An array of words is filled through a pointer to bytes.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned words[6];
  unsigned char *bytes = (unsigned char *)words;
  for (unsigned i = 0; i < sizeof words; i++)
    bytes[i] = (unsigned char)(i / 4 + 1);
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 6);
  assert(words[k] == 0x01010101u * (k + 1));
  return 0;
}
