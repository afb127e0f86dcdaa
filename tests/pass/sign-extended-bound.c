/* A bound beyond what a sign-extended byte can be bounds nothing: 300 must not become 300 % 256. */
//@ completed: 3
//@ exit-codes: 0=1 1=1 2=1
#include <loam.h>

int main(void) {
  signed char c;
  klee_make_symbolic(&c, sizeof c, "c");
  unsigned short wide = (unsigned short)c;
  if (wide > 300)
    return 0;
  if (c > 44)
    return 1;
  return 2;
}
