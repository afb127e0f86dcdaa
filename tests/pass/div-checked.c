// The twin of bug/div/signed.c.
#include <loam.h>

int main(void) {
  int x = klee_int("x");
  if (x == 0)
    return 2;
  if (100 / x > 50)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
