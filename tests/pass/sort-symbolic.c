// Bubble sort of four symbolic bytes: 24 orders.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[4];
  klee_make_symbolic(a, sizeof a, "a");
  for (int end = 3; end > 0; end--)
    for (int i = 0; i < end; i++)
      if (a[i] > a[i + 1]) {
        unsigned char larger = a[i];
        a[i] = a[i + 1];
        a[i + 1] = larger;
      }
  assert(a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3]);
  return 0;
}
//@ completed: 24
