// The least and the greatest cell in one loop; places are kept instead of values.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  short a[7];
  klee_make_symbolic(a, sizeof a, "a");
  int least = 0, most = 0;
  for (int i = 1; i < 7; i++) {
    if (a[i] < a[least])
      least = i;
    else if (a[i] > a[most])
      most = i;
  }
  for (int i = 0; i < 7; i++)
    assert(a[least] <= a[i] && a[i] <= a[most]);
  return 0;
}
