// A sum that fits into 64 bits, but not into a long of 32.
#include <loam.h>

int main(void) {
  long a = klee_int("a"), b = klee_int("b");
  long long wide = (long long)a + b;
  if (wide > 0 && a + b < 0) //~ BUG overflow: overflows type 'long'
    return 1;
  return 0;
}
//@ args: --compiler-arg=-m32 --check overflow
