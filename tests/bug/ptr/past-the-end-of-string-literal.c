// A string literal has a last byte too.
#include <loam.h>

int main(void) {
  const char *s = "abc";
  int i = klee_range(0, 5, "i");
  return s[i] == 'c'; //~ BUG ptr: out of bounds read of 1 byte
}
