// A variable-length array with an index equal to its length.
#include <loam.h>

int main(void) {
  int n = klee_range(1, 4, "n");
  char a[n];
  for (int i = 0; i <= n; i++)
    a[i] = 1; //~ BUG ptr: out of bounds write of 1 byte
  return 0;
}
