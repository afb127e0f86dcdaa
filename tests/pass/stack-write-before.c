// The twin of bug/ptr/stack-write-before.c.
#include <loam.h>

int main(void) {
  int a[4] = {0};
  int i = klee_range(0, 4, "i");
  a[i] = 1;
  return a[0];
}
