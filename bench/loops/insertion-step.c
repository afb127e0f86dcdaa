// A value is inserted into a sorted array, which stays sorted.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[33];
  for (int i = 0; i < 32; i++)
    a[i] = 10 * i;
  int value = __VERIFIER_nondet_int();
  int i = 32;
  while (i > 0 && a[i - 1] > value) {
    a[i] = a[i - 1];
    i--;
  }
  a[i] = value;
  for (int k = 0; k < 32; k++)
    assert(a[k] <= a[k + 1]);
  return 0;
}
