/* Assumptions exclude inputs; what they exclude must not come back. */
#include "observe.h"

int main(void) {
  unsigned char a = byte("a"), b = byte("b");
  klee_assume(a < 20);
  klee_assume(b < 10);
  klee_assume((a + b) % 3 == 1);
  return observe(a + b, 0, 30);
}
