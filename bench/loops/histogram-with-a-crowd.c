// It is claimed that no bucket gets more than four of six symbolic bytes.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char data[6];
  unsigned buckets[32] = {0};
  klee_make_symbolic(data, sizeof data, "data");
  for (int i = 0; i < 6; i++) {
    buckets[data[i] % 32]++;
    assert(buckets[data[i] % 32] <= 4);
  }
  return 0;
}
