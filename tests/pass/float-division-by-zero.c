// Dividing floats by zero is no error: the result is an infinity or not a number.
#include <loam.h>

int main(void) {
  float x;
  klee_make_symbolic(&x, sizeof x, "x");
  float quotient = x / 0.0f;
  if (quotient != quotient)
    return 1;
  if (quotient > 0)
    return 2;
  return 3;
}
//@ exit-codes: 1=1 2=1 3=1
//@ skip-sanitizers: UBSan complains of the division
