// The report tells from where to where the index can go.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  short *a = calloc(10, sizeof *a);
  int i = klee_range(-3, 25, "i");
  a[i] = 1; //~ BUG ptr: out of bounds write of 2 bytes, for example right behind heap object of 20 bytes
  free(a);
  return 0;
}
//@ golden
//@ completed: 1
