// The twin of bug/ptr/alloca-index.c.
#include <loam.h>

int main(void) {
  int n = klee_range(1, 4, "n");
  char a[n];
  int sum = 0;
  for (int i = 0; i < n; i++)
    a[i] = 1;
  for (int i = 0; i < n; i++)
    sum += a[i];
  klee_assert(sum == n);
  return sum;
}
//@ exit-codes: 1=1 2=1 3=1
