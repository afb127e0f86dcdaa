// One input of 2^32 leads into a loop of five states; all others leave it.
//@ args: --check liveness
//@ golden
#include <klee/klee.h>

int main(void) {
  unsigned x, step = 0;
  klee_make_symbolic(&x, sizeof x, "x");
  while (x == 0xfeed) { //~ BUG liveness: infinite loop
    step = (step + 1) % 5;
  }
  return 0;
}
