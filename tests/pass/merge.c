// Paths joined between open and close: fewer paths, the same answers.
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char bits[5];
  int sum = 0;
  klee_make_symbolic(bits, sizeof bits, "bits");
  klee_open_merge();
  for (int i = 0; i < 5; i++)
    if (bits[i] > 100)
      sum++;
  klee_close_merge();
  assert(sum <= 5);
  if (sum == 5)
    assert(bits[2] > 100);
  return 0;
}
