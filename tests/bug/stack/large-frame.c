// A frame that is larger than the stack.
#include <loam.h>

static int fill(unsigned n) {
  char a[n];
  for (unsigned i = 0; i < n; i += 4096)
    a[i] = 1;
  return a[0];
}

int main(void) {
  if (klee_int("x") == 3)
    return fill(64u << 20);
  return 0;
}
//@ bug: stack
