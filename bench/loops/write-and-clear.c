// What is written at a symbolic place and cleared again leaves the array as it was.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[80] = {0};
  for (int round = 0; round < 10; round++) {
    unsigned char at = __VERIFIER_nondet_uchar(), k = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(at < 80 && k < 80);
    a[at] = (unsigned char)(round + 1);
    a[at] = 0;
    assert(a[k] == 0);
  }
  return 0;
}
