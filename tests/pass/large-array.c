// One write at a symbolic index of a large array.
#include <assert.h>
#include <loam.h>

static unsigned char big[1 << 16];

int main(void) {
  unsigned short i;
  klee_make_symbolic(&i, sizeof i, "i");
  big[i] = 7;
  if (big[1000])
    assert(i == 1000);
  return 0;
}
//@ completed: 2
