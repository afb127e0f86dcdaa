// A chain of indices through an array: each step stays in it.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char next[32];
  for (unsigned i = 0; i < 32; i++)
    next[i] = (unsigned char)((5 * i + 3) % 32);
  unsigned char at = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(at < 32);
  unsigned char begin = at;
  for (int step = 0; step < 32; step++) {
    at = next[at];
    assert(at < 32);
  }
  assert(at == begin);
  return 0;
}
