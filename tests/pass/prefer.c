// A preference chooses the test, and is no restriction.
#include <loam.h>

int main(void) {
  char c;
  klee_make_symbolic(&c, sizeof c, "c");
  klee_prefer_cex(&c, c == 'k');
  if (c > 'm')
    return 1;
  if (c == 'k')
    return 2;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
