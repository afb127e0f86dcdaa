// Bytes below eight are sorted by counting them.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char data[5], sorted[5], counts[8] = {0};
  klee_make_symbolic(data, sizeof data, "data");
  for (int i = 0; i < 5; i++) {
    __VERIFIER_assume(data[i] < 8);
    counts[data[i]]++;
  }
  int at = 0;
  for (unsigned char value = 0; value < 8; value++)
    for (int i = 0; i < counts[value]; i++)
      sorted[at++] = value;
  assert(at == 5);
  for (int i = 0; i < 4; i++)
    assert(sorted[i] <= sorted[i + 1]);
  return 0;
}
