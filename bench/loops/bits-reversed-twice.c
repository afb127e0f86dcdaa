// Bits that are reversed twice are as before.
// expect: holds
#include <assert.h>
#include <loam.h>

static unsigned reversed(unsigned word) {
  unsigned result = 0;
  for (int bit = 0; bit < 32; bit++) {
    result = result << 1 | (word & 1);
    word >>= 1;
  }
  return result;
}

int main(void) {
  unsigned word = __VERIFIER_nondet_uint();
  assert(reversed(reversed(word)) == word);
  return 0;
}
