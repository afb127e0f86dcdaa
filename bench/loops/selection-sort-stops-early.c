// The inner loop of selection sort does not look at the last cell.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[5];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i < 4; i++) {
    int least = i;
    for (int j = i + 1; j < 4; j++)
      if (a[j] < a[least])
        least = j;
    unsigned char kept = a[i];
    a[i] = a[least];
    a[least] = kept;
  }
  for (int i = 0; i < 4; i++)
    assert(a[i] <= a[i + 1]);
  return 0;
}
