// An element of an array that is not there.
#include <loam.h>

static int *array;

int main(void) {
  unsigned i = (unsigned)klee_range(0, 100, "i");
  return array[i]; //~ BUG null
}
//@ completed: 0
