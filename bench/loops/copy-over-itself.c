// A range of an array is copied forwards over itself: the first cell is repeated if the ranges overlap.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[40];
  for (int i = 0; i < 40; i++)
    a[i] = i;
  unsigned from = __VERIFIER_nondet_uint(), to = __VERIFIER_nondet_uint();
  __VERIFIER_assume(from <= 30 && to <= 30);
  int last = a[from + 9];
  for (int i = 0; i < 10; i++)
    a[to + i] = a[from + i];
  assert(a[to + 9] == last);
  return 0;
}
