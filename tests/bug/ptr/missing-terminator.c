// A string without its zero: strlen runs off the end.
#include <loam.h>
#include <string.h>

int main(void) {
  char s[3];
  klee_make_symbolic(s, sizeof s, "s");
  return (int)strlen(s); //~ BUG ptr: out of bounds read of 1 byte
}
//@ exit-codes: 0=1 1=1 2=1
