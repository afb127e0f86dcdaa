// new[] of the input's size, index of the input's choice.
#include <loam.h>

int main() {
  unsigned n = 4, i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i <= n);
  int *a = new int[n]();
  int x = a[i]; //~ BUG ptr: out of bounds read of 4 bytes
  delete[] a;
  return x;
}
