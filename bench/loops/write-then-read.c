// Two writes and two reads at symbolic places.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[256] = {0};
  unsigned char i = __VERIFIER_nondet_uchar(), j = __VERIFIER_nondet_uchar();
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
  a[i] = x;
  a[j] = y;
  assert(a[j] == y);
  assert(a[i] == (i == j ? y : x));
  return 0;
}
