// Unsigned division.
#include <loam.h>

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  return 7u / (x - 3u) == 7; //~ BUG div
}
