// A write one element before a local array.
#include <loam.h>

int main(void) {
  int a[4] = {0};
  int i = klee_range(-1, 4, "i");
  a[i] = 1; //~ BUG ptr: out of bounds write of 4 bytes
  return a[0];
}
//@ golden
