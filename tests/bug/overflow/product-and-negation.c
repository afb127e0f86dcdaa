// A product and a negation of signed numbers.
//@ args: --check overflow
#include <loam.h>

static long square(long a) {
  return a * a; //~ BUG overflow: overflows type 'long'
}

static int absolute(int a) {
  return a < 0 ? -a : a; //~ BUG overflow: -(-2147483648) overflows type 'int'
}

int main(void) {
  int which = klee_range(0, 2, "which");
  if (which) {
    return square(klee_range(0, 2, "large") ? 4000000000L : 3000000000L) < 0;
  }
  return absolute(klee_int("a")) < 0;
}
//@ completed: 3
