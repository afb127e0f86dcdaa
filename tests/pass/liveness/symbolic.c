// Each round learns something about the input, so no state repeats.
//@ args: --check liveness
//@ completed: 17
#include <klee/klee.h>

int main(void) {
  unsigned short x;
  klee_make_symbolic(&x, sizeof x, "x");
  unsigned rounds = 0;
  while (x) {
    x &= x - 1;
    rounds++;
  }
  return rounds > 16;
}
