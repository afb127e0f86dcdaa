// A string without an end, on the heap, whose size is an input.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = klee_range(1, 60, "n");
  char *s = malloc(n), t[60];
  if (!s)
    return 0;
  klee_make_symbolic(t, sizeof t, "t");
  for (unsigned i = 0; i < n; i++)
    s[i] = t[i];
  char *p = s;
  while (*p) //~ BUG ptr: out of bounds read of 1 byte
    p++;
  free(s);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
