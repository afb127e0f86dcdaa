// The twin of bug/ptr/missing-terminator.c.
#include <loam.h>
#include <string.h>

int main(void) {
  char s[4];
  klee_make_symbolic(s, sizeof s, "s");
  s[3] = 0;
  return (int)strlen(s);
}
//@ exit-codes: 0=1 1=1 2=1 3=1
