// An optimiser computes a sum before the test that guards it: what nobody uses does not overflow.
//@ flags: -g -O2
//@ args: --check overflow
#include <loam.h>

__attribute__((noinline)) static int next(int a, int limit) {
  return a < limit ? a + 1 : limit;
}

int main(void) {
  int a = klee_int("a");
  return next(a, 2147483647) < a;
}
//@ exit: 0
