// Cells below the pivot come first.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  signed char a[20];
  klee_make_symbolic(a, sizeof a, "a");
  signed char pivot = __VERIFIER_nondet_schar();
  int border = 0;
  for (int i = 0; i < 20; i++) {
    if (a[i] < pivot) {
      signed char kept = a[i];
      a[i] = a[border];
      a[border++] = kept;
    }
  }
  for (int i = 0; i < 20; i++)
    assert((i < border) == (a[i] < pivot));
  return 0;
}
