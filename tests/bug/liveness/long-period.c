// A counter that wraps around: the loop has 65,536 states, each of several instructions.
//@ args: --check liveness
#include <klee/klee.h>

int main(void) {
  unsigned char x;
  unsigned short counter = 0;
  klee_make_symbolic(&x, sizeof x, "x");
  if (x == 3)
    for (;;) { //~ BUG liveness: infinite loop
      counter += 1;
    }
  return 0;
}
