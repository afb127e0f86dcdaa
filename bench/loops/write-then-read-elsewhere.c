// A write at one symbolic place is claimed never to change another one.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[256] = {0};
  unsigned char i = __VERIFIER_nondet_uchar(), j = __VERIFIER_nondet_uchar();
  a[i] = 1;
  a[j] = 2;
  a[(unsigned char)(j + 1)] = 3;
  assert(a[i] != 3);
  return 0;
}
