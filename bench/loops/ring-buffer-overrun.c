// A ring of eight cells takes a ninth value before the first one was read.
// expect: fails
#include <assert.h>
#include <loam.h>

static int ring[8];

int main(void) {
  unsigned head = __VERIFIER_nondet_uint(), count = __VERIFIER_nondet_uint();
  __VERIFIER_assume(head < 8 && count >= 1 && count <= 9);
  for (unsigned i = 0; i < count; i++)
    ring[(head + i) % 8] = (int)i;
  assert(ring[head] == 0);
  return 0;
}
