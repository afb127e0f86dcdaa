// The search of the maximum begins at zero: wrong if all cells are negative.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[6];
  klee_make_symbolic(a, sizeof a, "a");
  int most = 0, is_there = 0;
  for (int i = 0; i < 6; i++)
    if (a[i] > most)
      most = a[i];
  for (int i = 0; i < 6; i++)
    is_there |= a[i] == most;
  assert(is_there);
  return 0;
}
