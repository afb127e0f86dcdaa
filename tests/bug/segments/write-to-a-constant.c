// A constant shares a segment with a variable and a heap object. It may be read, and not written.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 300 };

static const char constant[SIZE] = {[0 ... SIZE - 1] = 1};
static char variable[SIZE];

int main(void) {
  char *rows[3] = {(char *)constant, variable, calloc(SIZE, 1)};
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(SIZE);
  if (rows[i][j] != (i == 0))
    return 1;
  rows[i][j] = 2; //~ BUG readonly
  return 0;
}
//@ args: --relocate heap,globals,locals
//@ memory: all
