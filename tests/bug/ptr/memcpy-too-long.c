// memcpy with a symbolic length that may be larger than the destination.
#include <loam.h>
#include <string.h>

int main(void) {
  char from[32] = {0}, to[16];
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  if (n > 20)
    return 1;
  memcpy(to, from, n); //~ BUG ptr: out of bounds write
  return 0;
}
//@ golden
