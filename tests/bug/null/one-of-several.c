// A copy from a table of pointers of which one is null.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *texts[4] = {strdup("one"), strdup("two"), NULL, strdup("six")}, copy[4];
  unsigned i = (unsigned)klee_choose(4);
  memcpy(copy, texts[i], 4); //~ BUG null
  return copy[0];
}
