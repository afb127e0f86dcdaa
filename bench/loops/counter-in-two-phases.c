// The first rounds of a loop count x, the later ones count y.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n >= 0 && n <= 120);
  int x = 0, y = 0;
  for (int i = 0; i < n; i++) {
    if (i < 50)
      x++;
    else
      y++;
  }
  assert(x + y == n);
  assert(y == 0 || x == 50);
  return 0;
}
