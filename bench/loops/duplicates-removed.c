// Equal neighbours in a sorted array are removed.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[20];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i < 19; i++)
    __VERIFIER_assume(a[i] <= a[i + 1]);
  int length = 1;
  for (int i = 1; i < 20; i++)
    if (a[i] != a[length - 1])
      a[length++] = a[i];
  for (int i = 0; i + 1 < length; i++)
    assert(a[i] < a[i + 1]);
  return 0;
}
