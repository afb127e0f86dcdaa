// A ring buffer takes 200,000 known numbers and gives them back in order; at the end an input chooses how many are left.
// expect: holds
#include <assert.h>
#include <loam.h>

enum { ROOM = 64 };
static unsigned ring[ROOM];

int main(void) {
  unsigned in = 0, out = 0;
  for (unsigned i = 0; i < 200000; i++) {
    ring[in++ % ROOM] = i;
    if (in - out == ROOM) {
      for (int k = 0; k < ROOM / 2; k++, out++)
        assert(ring[out % ROOM] == out);
    }
  }
  unsigned left = klee_range(0, in - out, "left");
  assert(ring[(out + left) % ROOM] == out + left);
  return 0;
}
