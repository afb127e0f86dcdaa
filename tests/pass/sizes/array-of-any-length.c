// A variable-length array as long as the stack allows.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned n, i;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(n > 0);
  klee_assume(n < 1000000);
  klee_assume(i < n);
  int a[n];
  a[i] = 12;
  assert(a[i] == 12);
  a[0] = 5;
  assert(a[i] == (i == 0 ? 5 : 12));
  return 0;
}
//@ memory: all
