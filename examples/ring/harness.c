/* Any few operations on a ring, beside a queue that is too simple to be wrong. */
#include "ring.h"

#include <assert.h>
#include <loam.h>

enum { STEPS = 7 };

int main(void) {
  Ring ring = ring_new();
  int pushed = 0, popped = 0;
  for (int step = 0; step < STEPS; step++) {
    if (klee_range(0, 2, "push")) {
      assert(ring_push(&ring, pushed));
      pushed++;
    } else {
      int number;
      bool is_there = ring_pop(&ring, &number);
      assert(is_there == (popped < pushed));
      if (is_there)
        assert(number == popped++);
    }
  }
  ring_free(&ring);
  return 0;
}
