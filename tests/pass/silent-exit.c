// A path that ends silently leaves no test.
#include <loam.h>

int main(void) {
  if (klee_int("x") > 0)
    klee_silent_exit(0);
  return 3;
}
//@ exit-codes: 3=1
