// Runs of equal bytes are counted into pairs; written out again they have the same length.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char data[20], values[20], counts[20];
  klee_make_symbolic(data, sizeof data, "data");
  int runs = 0;
  for (int i = 0; i < 20; i++) {
    if (i > 0 && data[i] == data[i - 1]) {
      counts[runs - 1]++;
    } else {
      values[runs] = data[i];
      counts[runs++] = 1;
    }
  }
  int at = 0;
  for (int run = 0; run < runs; run++)
    for (int i = 0; i < counts[run]; i++)
      assert(data[at++] == values[run]);
  assert(at == 20);
  return 0;
}
