// Each frame is small enough, all of them together are not.
#include <loam.h>
#include <string.h>

static int depth(int n) {
  char room[65536];
  memset(room, n, sizeof room);
  return n == 0 ? room[5] : depth(n - 1) + room[n]; //~ BUG stack: stack overflow
}

int main(void) {
  int n = klee_range(0, 2, "n");
  return depth(n ? 400 : 20) & 1;
}
