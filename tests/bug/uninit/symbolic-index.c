// One element of an array is not filled, and the input chooses.
#include <loam.h>

int main(void) {
  int a[4];
  for (int i = 0; i < 3; i++)
    a[i] = i;
  int i = klee_range(0, 4, "i");
  if (a[i] > 5) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
