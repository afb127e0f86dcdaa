// An index that the sanitizer finds, by a trap with a number.
//@ flags: -g -fsanitize=bounds -fsanitize-trap=bounds
#include <loam.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  return a[klee_range(0, 6, "i")]; //~ BUG ptr: an index is outside of its array
}
//@ completed: 1
//@ skip-replay: the trap of the machine says nothing
