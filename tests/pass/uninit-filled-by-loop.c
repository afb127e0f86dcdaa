// An array is filled as far as it is read.
#include <loam.h>

int main(void) {
  int a[8], n = klee_range(1, 8, "n"), sum = 0;
  for (int i = 0; i < n; i++)
    a[i] = i;
  for (int i = 0; i < n; i++)
    if (a[i] % 2)
      sum += a[i];
  int i = klee_range(0, 8, "i");
  if (i < n && a[i] == 3)
    return 1;
  return 0;
}
//@ args: --check uninit
