// A copy of any length out of a large object into another one; known bytes, symbolic bytes and zeros go with it.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned n, i;
  unsigned char x;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&x, sizeof x, "x");
  klee_assume(n > 70000);
  klee_assume(n < 1 << 29);
  klee_assume(i < n);
  unsigned char *from = calloc(n, 1), *to = malloc(n);
  memcpy(from + 100, "known bytes", 11);
  from[200] = x;
  memcpy(to, from, n);
  assert(to[200] == x);
  assert(to[104] == 'n');
  if (i != 200 && (i < 100 || i > 110))
    assert(to[i] == 0);
  from[i] = 5;
  assert(to[i] == (i == 200 ? x : i < 100 || i > 110 ? 0 : "known bytes"[i - 100]));
  to = realloc(to, n + 10ul);
  assert(to[200] == x);
  free(from);
  free(to);
  return 0;
}
//@ memory: all
