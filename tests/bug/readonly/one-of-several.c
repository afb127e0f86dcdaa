// A table of names, most of which can be changed.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

static char global[] = "global";

int main(void) {
  char *names[4] = {strdup("first"), global, (char *)"literal", strdup("last")};
  unsigned i = (unsigned)klee_choose(4);
  names[i][0] = 'X'; //~ BUG readonly: string literal "literal"
  memset(names[i] + 1, '-', 2);
  return names[i][1] != '-';
}
