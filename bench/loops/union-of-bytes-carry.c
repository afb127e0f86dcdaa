// A byte of a counter is set through a union in each round; the counter is claimed to stay below a limit.
// expect: fails
#include <assert.h>
#include <loam.h>

union view {
  unsigned word;
  unsigned char bytes[4];
};

int main(void) {
  union view view = {0};
  for (int round = 0; round < 3; round++) {
    unsigned at = __VERIFIER_nondet_uint();
    __VERIFIER_assume(at < 3);
    view.bytes[at] += 200;
    view.word += 100;
  }
  assert(view.word < 0x00c8c900);
  return 0;
}
