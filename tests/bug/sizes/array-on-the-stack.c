// A variable-length array whose length nobody checked.
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n > 0);
  klee_assume(n < 1 << 27);
  char a[n]; //~ BUG stack: stack overflow
  memset(a, 1, n);
  return a[n - 1] - 1;
}
//@ memory: all
