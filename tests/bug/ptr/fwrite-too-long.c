// More is printed than there is, for some inputs.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  short *numbers = calloc(4, sizeof *numbers);
  unsigned n = (unsigned)klee_range(0, 20, "n");
  fwrite(numbers, sizeof *numbers, n, stdout); //~ BUG ptr: out of bounds read in fwrite at offset 0 of heap object of 8 bytes, running over its end
  free(numbers);
  return 0;
}
//@ completed: 2
//@ status: done-with-losses
