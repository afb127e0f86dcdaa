// A symbolic string is printed as its test has it.
#include <loam.h>
#include <stdio.h>

int main(void) {
  char s[4];
  klee_make_symbolic(s, sizeof s, "s");
  klee_assume((s[0] >= 'a') & (s[0] <= 'z'));
  klee_assume((s[1] == 0) | ((s[1] >= '0') & (s[1] <= '9')));
  klee_assume(s[2] == 0);
  printf("<%s>\n", s);
  return 0;
}
