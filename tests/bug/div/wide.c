// 128 bits.
#include <loam.h>

int main(void) {
  unsigned long x;
  klee_make_symbolic(&x, sizeof x, "x");
  unsigned __int128 wide = (unsigned __int128)x << 64;
  return (unsigned __int128)5 / wide == 1; //~ BUG div
}
