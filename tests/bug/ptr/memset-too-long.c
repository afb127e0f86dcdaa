// memset with a length from the input.
#include <loam.h>
#include <string.h>

int main(void) {
  char a[12];
  int n = klee_range(0, 14, "n");
  memset(a, 7, (size_t)n); //~ BUG ptr: out of bounds write
  return n > 0 ? a[0] != 7 : 0;
}
