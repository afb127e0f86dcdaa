// An uninitialised value is printed.
#include <stdio.h>

int main(void) {
  int x;
  printf("%d\n", x); //~ BUG uninit
  return 0;
}
//@ skip-replay: the memory sanitizer does not look into the printf of the system
//@ args: --check uninit
