// Cells of three colours are sorted in one pass.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[14];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 0; i < 14; i++)
    __VERIFIER_assume(a[i] < 3);
  int low = 0, at = 0, high = 14;
  while (at < high) {
    unsigned char colour = a[at];
    if (colour == 0) {
      a[at++] = a[low];
      a[low++] = 0;
    } else if (colour == 1) {
      at++;
    } else {
      a[at] = a[--high];
      a[high] = 2;
    }
  }
  for (int i = 0; i < 13; i++)
    assert(a[i] <= a[i + 1]);
  return 0;
}
