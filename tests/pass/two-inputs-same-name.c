// Several inputs may have the same name; tests keep them apart by their order.
#include <loam.h>

int main(void) {
  int a = klee_int("x"), b = klee_int("x");
  if (a == 10 && b == 20)
    return 1;
  return 0;
}
//@ exit-codes: 0=2 1=1
