// A part of the array between two symbolic indices is reversed twice.
// expect: holds
#include <assert.h>
#include <loam.h>

static int a[12];

static void reverse(unsigned low, unsigned high) {
  while (low < high) {
    int kept = a[low];
    a[low++] = a[high];
    a[high--] = kept;
  }
}

int main(void) {
  for (int i = 0; i < 12; i++)
    a[i] = i * i;
  unsigned low = __VERIFIER_nondet_uint(), high = __VERIFIER_nondet_uint();
  __VERIFIER_assume(low < high && high < 12);
  reverse(low, high);
  assert(a[low] == (int)(high * high) && a[high] == (int)(low * low));
  reverse(low, high);
  for (int i = 0; i < 12; i++)
    assert(a[i] == i * i);
  return 0;
}
