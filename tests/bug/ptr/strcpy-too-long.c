// strcpy of a string that does not fit, for some inputs.
#include <loam.h>
#include <string.h>

int main(void) {
  char from[6], to[4];
  klee_make_symbolic(from, sizeof from, "from");
  klee_assume(from[5] == 0);
  strcpy(to, from); //~ BUG ptr: out of bounds write
  return to[0] == 'a';
}
//@ golden
