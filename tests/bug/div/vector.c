// One element of a vector is zero.
#include <loam.h>

typedef int ints __attribute__((vector_size(16)));

int main(void) {
  ints a = {10, 20, 30, 40}, b = {1, 2, 3, 4};
  b[2] = klee_range(0, 2, "x");
  ints c = a / b; //~ BUG div
  return c[2] != 30;
}
//@ skip-sanitizers: UBSan does not look into vectors
