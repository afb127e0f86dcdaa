// Ranges with symbolic ends are noted in an array of differences and summed afterwards.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int change[21] = {0}, height = 0;
  unsigned from = __VERIFIER_nondet_uint(), to = __VERIFIER_nondet_uint();
  __VERIFIER_assume(from <= to && to < 20);
  change[from] += 5;
  change[to + 1] -= 5;
  for (unsigned i = 0; i < 20; i++) {
    height += change[i];
    assert((height == 5) == (from <= i && i <= to));
  }
  return 0;
}
