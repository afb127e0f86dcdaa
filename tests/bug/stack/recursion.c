// A recursion without an end for one input.
#include <loam.h>

static int depth(int n) {
  volatile char frame[256];
  frame[0] = 1;
  return n == 0 ? 0 : depth(n - 1) + frame[0]; //~ BUG stack
}

int main(void) {
  int n = klee_int("n");
  return n == 3 || n == -1 ? depth(n) & 3 : 0;
}
