// Loops that end after many rounds with the same registers at their heads: the count is in memory.
//@ args: --check liveness
//@ completed: 3
#include <klee/klee.h>

static volatile unsigned long count;
static struct { char padding[5000]; unsigned wide; } far;

static int goes_on(unsigned long most) {
  count = count + 1;
  return count < most;
}

static int goes_on_far(void) {
  far.wide += 256;
  return far.wide < 256 * 3000u;
}

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  if (x == 1) {
    while (goes_on(20000)) {
    }
  } else if (x == 2) {
    while (goes_on_far()) {
    }
  }
  return 0;
}
