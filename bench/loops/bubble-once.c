// One pass of bubble sort brings a greatest cell to the end.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[8];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i + 1 < 8; i++) {
    if (a[i] > a[i + 1]) {
      int kept = a[i];
      a[i] = a[i + 1];
      a[i + 1] = kept;
    }
  }
  for (int i = 0; i < 8; i++)
    assert(a[i] <= a[7]);
  return 0;
}
