// A write at a symbolic index is seen by later reads at the same index and at no other.
#include <assert.h>
#include <loam.h>

int main(void) {
  char a[16] = {0};
  unsigned i, j;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(i < 16);
  klee_assume(j < 16);
  a[i] = 9;
  if (a[j] == 9)
    assert(i == j);
  else
    assert(i != j && a[j] == 0);
  return 0;
}
//@ completed: 2
