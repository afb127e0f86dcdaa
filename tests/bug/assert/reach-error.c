// SV-COMP's way of saying that a place must not be reached.
#include <loam.h>

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  __VERIFIER_assume(x < 1000);
  if (x * 7 == 4242)
    reach_error(); //~ BUG assert
  return 0;
}
