// One counter falls as the other one grows: their sum does not change.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned up = 0, down = n;
  while (down != 0) {
    up++;
    down--;
    assert(up + down == n);
  }
  assert(up == n);
  return 0;
}
