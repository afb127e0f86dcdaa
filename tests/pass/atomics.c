// Atomic operations of a single thread.
#include <assert.h>
#include <loam.h>
#include <stdatomic.h>

static atomic_int counter;

int main(void) {
  int x = klee_range(0, 10, "x");
  assert(atomic_fetch_add(&counter, x) == 0);
  assert(atomic_load(&counter) == x);
  int expected = 5;
  if (atomic_compare_exchange_strong(&counter, &expected, 50))
    assert(x == 5 && atomic_load(&counter) == 50);
  else
    assert(expected == x && x != 5);
  assert(atomic_exchange(&counter, 3) == (x == 5 ? 50 : x));
  atomic_fetch_or(&counter, 4);
  atomic_fetch_xor(&counter, 1);
  atomic_fetch_sub(&counter, 2);
  assert(counter == 4);
  atomic_thread_fence(memory_order_seq_cst);
  return 0;
}
//@ completed: 2
