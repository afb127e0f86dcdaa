// A pointer to a pointer, both chosen by the input.
#include <loam.h>

int main(void) {
  int a = 1, b = 2, c = 3;
  int *first[2] = {&a, &b}, *second[2] = {&b, &c}, **all[2] = {first, second};
  unsigned i, j;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(i < 2);
  klee_assume(j < 2);
  **(all[i] + j) += 10;
  return a + b + c;
}
//@ skip-sanitizers: nothing can go wrong here
