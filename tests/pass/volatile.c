// Volatile accesses are accesses.
#include <assert.h>

static volatile int cell;

int main(void) {
  cell = 3;
  cell += 4;
  volatile char bytes[4] = {1, 2, 3, 4};
  assert(cell == 7 && bytes[3] == 4);
  return 0;
}
