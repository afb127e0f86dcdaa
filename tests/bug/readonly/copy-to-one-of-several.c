// A copy into one of several objects, of which two are constants: one bug for both, and the one that is named is the one of the example.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

static const char fixed[8] = "fixed";

int main(void) {
  char *names[4] = {calloc(1, 8), (char *)fixed, (char *)"literal", calloc(1, 9)};
  unsigned i = (unsigned)klee_choose(4);
  memcpy(names[i], "changed", 8); //~ BUG readonly: at offset 0
  return names[i][0] != 'c';
}
