// Elements of 1, 2, 4 and 8 bytes, counters of several types.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

static uint8_t bytes[64];
static int16_t halves[64];
static uint32_t words[64];
static int64_t longs[64];

int main(void) {
  unsigned char n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n <= 64);
  klee_assume(j < 64);
  for (unsigned char i = 0; i < n; i++)
    bytes[i] = i ^ 0x5a;
  for (short i = 0; i < n; i++)
    halves[i] = -i;
  for (unsigned long i = 0; i < n; i++)
    words[i] = (uint32_t)i << 20;
  for (long i = 0; i < n; i++)
    longs[i] = i * -1000000007;
  int is_in = j < n;
  assert(bytes[j] == (is_in ? j ^ 0x5a : 0));
  assert(halves[j] == (is_in ? -(int)j : 0));
  assert(words[j] == (is_in ? (uint32_t)j << 20 : 0));
  assert(longs[j] == (is_in ? j * -1000000007l : 0));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 3
//@ status: done
