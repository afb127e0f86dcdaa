// SV-COMP's functions for inputs.
#include <loam.h>

int main(void) {
  char c = __VERIFIER_nondet_char();
  unsigned char u = __VERIFIER_nondet_uchar();
  short s = __VERIFIER_nondet_short();
  long l = __VERIFIER_nondet_long();
  _Bool b = __VERIFIER_nondet_bool();
  __VERIFIER_assume(l > 5 && l < 7);
  if (b != 0 && b != 1)
    return 9;
  if (c == 'x' && u == 200 && s == -3)
    return (int)l;
  return b;
}
