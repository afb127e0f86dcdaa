// Selection sort with the place of the least cell computed without a branch, so that the swap is at a symbolic place.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[5];
  klee_make_symbolic(a, sizeof a, "a");
  for (unsigned i = 0; i < 4; i++) {
    unsigned least = i;
    for (unsigned j = i + 1; j < 5; j++) {
      unsigned is_less = 0u - (unsigned)(a[j] < a[least]);
      least = (least & ~is_less) | (j & is_less);
    }
    unsigned char kept = a[i];
    a[i] = a[least];
    a[least] = kept;
  }
  for (int i = 0; i < 4; i++)
    assert(a[i] <= a[i + 1]);
  return 0;
}
