// An element of an array whose length is an input.
#include <loam.h>

int main(void) {
  int n = klee_range(2, 5, "n");
  char a[n];
  a[0] = 1;
  if (a[1] == 1) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
