// A local array whose length is input.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 1000 && k < n);
  short a[n];
  for (unsigned i = 0; i < n; i++)
    a[i] = (short)(2 * i);
  assert(a[k] == (short)(2 * k));
  return 0;
}
