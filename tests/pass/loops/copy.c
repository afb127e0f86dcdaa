// A loop that copies, and one that changes what it copies.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static unsigned char source[100];

int main(void) {
  unsigned n, j;
  klee_make_symbolic(source, sizeof source, "source");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n <= 100);
  klee_assume(j < n);
  unsigned char *copy = malloc(n);
  int *changed = malloc(n * sizeof *changed);
  for (unsigned i = 0; i < n; i++)
    copy[i] = source[i];
  for (unsigned i = 0; i < n; i++)
    changed[i] = copy[i] * 2 - 1;
  assert(copy[j] == source[j]);
  assert(changed[j] == source[j] * 2 - 1);
  free(copy);
  free(changed);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 1
//@ status: done
