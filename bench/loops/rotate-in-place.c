// An array is rotated in place, one step at a time.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[9];
  for (int i = 0; i < 9; i++)
    a[i] = i;
  unsigned steps = __VERIFIER_nondet_uint();
  __VERIFIER_assume(steps <= 30);
  for (unsigned step = 0; step < steps; step++) {
    int first = a[0];
    for (int i = 0; i < 8; i++)
      a[i] = a[i + 1];
    a[8] = first;
  }
  assert(a[0] == (int)(steps % 9));
  return 0;
}
