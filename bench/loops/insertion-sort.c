// Insertion sort of nine numbers.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  short a[9];
  klee_make_symbolic(a, sizeof a, "a");
  for (int i = 1; i < 9; i++) {
    short value = a[i];
    int j = i;
    for (; j > 0 && a[j - 1] > value; j--)
      a[j] = a[j - 1];
    a[j] = value;
  }
  for (int i = 0; i < 8; i++)
    assert(a[i] <= a[i + 1]);
  return 0;
}
