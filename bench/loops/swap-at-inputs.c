// Cells at two symbolic places are swapped again and again; the sum stays the same.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[10], sum = 0;
  for (int i = 0; i < 10; i++)
    a[i] = i;
  for (int round = 0; round < 3; round++) {
    unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i < 10 && j < 10);
    int kept = a[i];
    a[i] = a[j];
    a[j] = kept;
  }
  for (int i = 0; i < 10; i++)
    sum += a[i];
  assert(sum == 45);
  return 0;
}
