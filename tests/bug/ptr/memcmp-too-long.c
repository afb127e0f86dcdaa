// memcmp of more than there is: wrong although the first bytes differ.
#include <loam.h>
#include <string.h>

int main(void) {
  char a[8] = "abc", b[16] = "xyz";
  unsigned n = (unsigned)klee_range(0, 12, "n");
  if (memcmp(a, b, n) == 0) //~ BUG ptr: out of bounds read in memcmp at offset 0 of local 'a' of 8 bytes, running over its end
    return 1;
  return 0;
}
//@ completed: 2
