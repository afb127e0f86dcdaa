// Overflow found by the solver.
#include <loam.h>

int main(void) {
  long a, product;
  klee_make_symbolic(&a, sizeof a, "a");
  if (__builtin_mul_overflow(a, 3L, &product))
    return 1;
  unsigned char b = (unsigned char)a, sum;
  if (__builtin_add_overflow(b, (unsigned char)200, &sum))
    return 2;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
