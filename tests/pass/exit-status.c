// The exit status of each path is kept.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int x = klee_range(0, 4, "x");
  if (x == 1)
    exit(7);
  if (x == 2)
    _Exit(300);
  return x;
}
//@ exit-codes: 0=1 7=1 44=1
//@ completed: 3
