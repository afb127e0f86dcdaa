// The twin of bug/stack/recursion.c, and a recursion that is as deep as its input says.
#include <loam.h>

static int depth(int n) {
  volatile char frame[256];
  frame[0] = 1;
  return n == 0 ? 0 : depth(n - 1) + frame[0];
}

int main(void) { return depth(klee_range(0, 5, "n")); }
//@ exit-codes: 0=1 1=1 2=1 3=1 4=1
