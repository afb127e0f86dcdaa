// One path per case, with ranges that fall together.
#include <loam.h>

int main(void) {
  unsigned char c;
  klee_make_symbolic(&c, sizeof c, "c");
  switch (c) {
  case 'a': return 1;
  case 'b':
  case 'c': return 2;
  case '0' ... '9': return 3;
  case 255: return 4;
  default: return 5;
  }
}
//@ exit-codes: 1=1 2=1 3=1 4=1 5=1
