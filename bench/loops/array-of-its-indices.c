// Each cell has its own index.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned a[100];
  for (unsigned i = 0; i < 100; i++)
    a[i] = i;
  for (int round = 0; round < 8; round++) {
    unsigned k = __VERIFIER_nondet_uint();
    __VERIFIER_assume(k < 100);
    assert(a[k] == k);
    a[a[k]] = k;
  }
  return 0;
}
