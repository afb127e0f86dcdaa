// The twin of bug/abort/abort.c: no number is both even and one more than an even one.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int x = klee_int("x");
  if (x % 2 == 0 && (x - 1) % 2 == 0)
    abort();
  return 0;
}
