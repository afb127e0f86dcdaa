// Two functions that call each other, return, and are called again with the same arguments.
//@ args: --check liveness
#include <klee/klee.h>

static int odd(unsigned char n);
static int even(unsigned char n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned char n) { return n == 0 ? 0 : even(n - 1); }

int main(void) {
  unsigned char n;
  klee_make_symbolic(&n, sizeof n, "n");
  if (n != 6 && n != 7)
    return 0;
  while (odd(n)) { //~ BUG liveness: infinite loop
  }
  return 0;
}
