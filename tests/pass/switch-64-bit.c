// Case values that need 64 bits.
#include <loam.h>

int main(void) {
  long x;
  klee_make_symbolic(&x, sizeof x, "x");
  switch (x) {
  case 0x100000001: return 1;
  case 1: return 2;
  case -1: return 3;
  default: return 0;
  }
}
//@ exit-codes: 0=1 1=1 2=1 3=1
