// A ring of eight cells whose first place is symbolic gives back what was put in, in order.
// expect: holds
#include <assert.h>
#include <loam.h>

static int ring[8];
static unsigned head, tail;

static void put(int value) { ring[tail++ % 8] = value; }
static int take(void) { return ring[head++ % 8]; }

int main(void) {
  head = tail = __VERIFIER_nondet_uint();
  for (int round = 0; round < 6; round++) {
    for (int i = 0; i < 5; i++)
      put(10 * round + i);
    for (int i = 0; i < 5; i++)
      assert(take() == 10 * round + i);
  }
  assert(head == tail);
  return 0;
}
