// strtol on symbolic digits.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  assert(atoi("42") == 42 && atoi("-17x") == -17 && strtol("ff", 0, 16) == 255);
  char text[3];
  klee_make_symbolic(text, sizeof text, "text");
  klee_assume(text[0] >= '0' & text[0] <= '9');
  klee_assume(text[1] >= '0' & text[1] <= '9');
  klee_assume(text[2] == 0);
  if (atoi(text) == 73)
    assert(text[0] == '7' && text[1] == '3');
  return 0;
}
