// Symbolic bytes choose the bucket that is counted up: all buckets together have all of them.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char data[6];
  unsigned buckets[16] = {0}, total = 0;
  klee_make_symbolic(data, sizeof data, "data");
  for (int i = 0; i < 6; i++)
    buckets[data[i] >> 4]++;
  for (int i = 0; i < 16; i++)
    total += buckets[i];
  assert(total == 6);
  return 0;
}
