// A remainder by zero.
#include <loam.h>

int main(void) {
  long x = klee_int("x");
  return 5 % (x & 6) == 1; //~ BUG div
}
