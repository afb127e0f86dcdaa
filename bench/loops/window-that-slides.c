// The greatest sum of three neighbours, kept up while the window slides.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[9];
  klee_make_symbolic(a, sizeof a, "a");
  unsigned sum = (unsigned)a[0] + a[1] + a[2], most = sum;
  for (int i = 3; i < 9; i++) {
    sum += a[i];
    sum -= a[i - 3];
    if (sum > most)
      most = sum;
  }
  for (int i = 0; i + 2 < 9; i++)
    assert((unsigned)a[i] + a[i + 1] + a[i + 2] <= most);
  return 0;
}
