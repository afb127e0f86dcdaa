// memset of any length is one step: what is read later depends on the place and the length.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n, i;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(n > 100000);
  klee_assume(n < 1 << 28);
  klee_assume(i < n);
  unsigned char *p = malloc(n);
  memset(p, 7, n);
  assert(p[i] == 7);
  p[i] = 9;
  assert(p[i] == 9);
  assert(p[70000] == (i == 70000 ? 9 : 7));
  memset(p + i, 1, n - i);
  assert(p[n - 1] == 1);
  assert(p[0] == (i == 0 ? 1 : 7));
  free(p);
  return 0;
}
//@ completed: 1
//@ memory: all
