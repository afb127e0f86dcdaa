// Atomic operations on pointers and on wide integers.
#include <assert.h>
#include <loam.h>
#include <stdatomic.h>

int main(void) {
  int objects[3] = {1, 2, 3};
  int *_Atomic top = &objects[0];
  int *expected = &objects[1];
  assert(!atomic_compare_exchange_strong(&top, &expected, &objects[2]) && expected == &objects[0]);
  assert(atomic_compare_exchange_strong(&top, &expected, &objects[klee_choose(3)]));
  int *old = atomic_exchange(&top, &objects[1]);
  assert(old >= objects && old < objects + 3 && *atomic_load(&top) == 2);
  int *plain = objects;
  assert(__atomic_add_fetch(&plain, 4, __ATOMIC_SEQ_CST) == objects + 1);
  return 0;
}
//@ args: --compiler-arg=-m32
