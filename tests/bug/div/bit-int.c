// Division of wide integers by zero.
//@ flags: -std=c23 -g
#include <loam.h>

int main(void) {
  unsigned char n;
  klee_make_symbolic(&n, sizeof n, "n");
  unsigned _BitInt(256) a = 1000, b = n;
  return (int)(a / b) == 3; //~ BUG div
}
//@ completed: 1
