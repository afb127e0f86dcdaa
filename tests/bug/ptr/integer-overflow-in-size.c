// count * size wraps, and the object is smaller than the loop thinks.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned count;
  klee_make_symbolic(&count, sizeof count, "count");
  klee_assume(count > 0x3fffffff);
  klee_assume(count < 0x40000004);
  int *a = malloc((unsigned)(count * 4u));
  if (!a)
    return 1;
  a[3] = 1; //~ BUG ptr: out of bounds write of 4 bytes
  free(a);
  return 0;
}
