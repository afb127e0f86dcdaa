// One element more than calloc was asked for.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = (unsigned)klee_range(1, 4, "n");
  int *a = calloc(n, sizeof *a);
  for (unsigned i = 0; i <= n; i++)
    a[i]++; //~ BUG ptr: out of bounds read of 4 bytes
  free(a);
  return 0;
}
