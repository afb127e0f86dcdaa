// The twin of bug/assert/simple.c: no square is 3 modulo 4.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  assert(x * x % 4 != 3);
  return 0;
}
//@ completed: 1
