// A pointer that may point to one of three objects: each is its own case.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static int global = 10;

int main(void) {
  int local = 20, *heap = malloc(sizeof *heap);
  *heap = 30;
  int *all[] = {&global, &local, heap};
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 3);
  *all[i] += 1;
  int sum = global + local + *heap;
  assert(sum == 61);
  int value = *all[i];
  free(heap);
  return value;
}
//@ exit-codes: 11=1 21=1 31=1
