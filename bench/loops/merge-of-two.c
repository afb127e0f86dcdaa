// Two sorted arrays of inputs are merged into a sorted one.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[9], b[9], all[18];
  klee_make_symbolic(a, sizeof a, "a");
  klee_make_symbolic(b, sizeof b, "b");
  for (int i = 0; i < 8; i++)
    __VERIFIER_assume(a[i] <= a[i + 1] && b[i] <= b[i + 1]);
  int i = 0, j = 0;
  while (i < 9 || j < 9) {
    if (j == 9 || (i < 9 && a[i] <= b[j])) {
      all[i + j] = a[i];
      i++;
    } else {
      all[i + j] = b[j];
      j++;
    }
  }
  for (int k = 0; k < 17; k++)
    assert(all[k] <= all[k + 1]);
  return 0;
}
