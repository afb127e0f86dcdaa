// A loop writes a window of ten cells that begins at a symbolic place.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[100] = {0};
  unsigned begin = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(begin <= 90 && k < 100);
  for (unsigned i = begin; i < begin + 10; i++)
    a[i] = (int)(i - begin) + 1;
  if (k >= begin && k < begin + 10)
    assert(a[k] == (int)(k - begin) + 1);
  else
    assert(a[k] == 0);
  return 0;
}
