// strchr and strcmp on symbolic data: the paths say where.
#include <loam.h>
#include <string.h>

int main(void) {
  char s[4];
  klee_make_symbolic(s, sizeof s, "s");
  klee_assume(s[3] == 0);
  klee_assume(s[0] != 0);
  klee_assume(s[1] != 0);
  klee_assume(s[2] != 0);
  char *comma = strchr(s, ',');
  if (!comma)
    return 10;
  return (int)(comma - s);
}
//@ exit-codes: 0=1 1=1 2=1 10=1
