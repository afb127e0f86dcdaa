// The sign of floats is turned through their bits.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  float values[10];
  for (int i = 0; i < 10; i++)
    values[i] = (float)i * 0.5f;
  unsigned *bits = (unsigned *)(void *)values;
  for (int i = 0; i < 10; i++)
    bits[i] ^= 0x80000000u;
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 10);
  assert(values[k] == -0.5f * (float)k);
  return 0;
}
