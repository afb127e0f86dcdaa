// An array is filled with one value; any of its cells has it.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[64];
  for (int i = 0; i < 64; i++)
    a[i] = 7;
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 64);
  assert(a[k] == 7);
  return 0;
}
