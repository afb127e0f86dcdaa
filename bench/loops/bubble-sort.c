// Bubble sort of eight bytes until nothing is swapped.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[8];
  klee_make_symbolic(a, sizeof a, "a");
  int is_changed = 1;
  while (is_changed) {
    is_changed = 0;
    for (int i = 0; i < 7; i++) {
      if (a[i] > a[i + 1]) {
        unsigned char kept = a[i];
        a[i] = a[i + 1];
        a[i + 1] = kept;
        is_changed = 1;
      }
    }
  }
  for (int i = 0; i < 7; i++)
    assert(a[i] <= a[i + 1]);
  return 0;
}
