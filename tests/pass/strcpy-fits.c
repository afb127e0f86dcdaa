// The twin of bug/ptr/strcpy-too-long.c: five paths for the lengths, two of each but the empty one.
#include <loam.h>
#include <string.h>

int main(void) {
  char from[6], to[6];
  klee_make_symbolic(from, sizeof from, "from");
  klee_assume(from[5] == 0);
  strcpy(to, from);
  return to[0] == 'a';
}
