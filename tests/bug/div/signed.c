// Division by an input that may be zero.
#include <loam.h>

int main(void) {
  int x = klee_int("x");
  return 100 / x > 50; //~ BUG div
}
