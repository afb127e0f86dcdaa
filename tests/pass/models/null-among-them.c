// Null among the pointers: who looks first is safe, and reads what is there.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *names[5] = {strdup("ash"), NULL, strdup("birch"), NULL, strdup("cedar")};
  unsigned i = (unsigned)klee_choose(5);
  char *name = names[i];
  if (!name) {
    assert(i == 1 || i == 3);
    return 1;
  }
  assert(name[0] == "a-b-c"[i] && strlen(name) == (i == 0 ? 3 : 5));
  return 0;
}
