/* 10,000 times: a memset of symbolic length at most BOUND, and a read at a symbolic place that it covers. */
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned long n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n <= BOUND);
  klee_assume(j < n);
  unsigned char *p = malloc(n);
  if (!p)
    return 0;
  for (unsigned i = 0; i < 10000; i++) {
    memset(p, (int)(i & 255), n);
    assert(p[j] == (i & 255));
  }
  free(p);
  return 0;
}
