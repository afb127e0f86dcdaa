// A spin lock that is taken twice.
//@ args: --check liveness
//@ golden
#include <stdatomic.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set(&busy)) { //~ BUG liveness: deadlock: the program spins
  }
}

int main(void) {
  lock();
  lock();
  return 0;
}
