// A sum of all elements that nobody looks at does not hinder: the loops are one step each, and the assertion is about an element.
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ memory: plane
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = klee_range(1, 1 << 20, "n"), at = klee_range(0, 1 << 20, "at");
  int *numbers = malloc(n * sizeof *numbers);
  if (!numbers)
    return 0;
  for (unsigned i = 0; i < n; i++)
    numbers[i] = 3;
  int sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += numbers[i];
  if (at < n)
    assert(numbers[at] == 3);
  free(numbers);
  return 0;
}
