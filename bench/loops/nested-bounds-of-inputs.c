// The inner bound is read in each round: the count is claimed to stay below a limit.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int count = 0;
  for (int i = 0; i < 5; i++) {
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n <= 4);
    for (int j = 0; j < n; j++)
      count++;
  }
  assert(count < 20);
  return 0;
}
