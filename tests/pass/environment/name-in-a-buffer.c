// A name that ends before the buffer it was put into does: what lies behind its end has no part in it.
//@ completed: 1
#include <loam.h>
#include <assert.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  char name[2], path[16];
  klee_make_symbolic(name, sizeof name, "name");
  klee_assume((name[0] > 'a') & (name[0] < 'z'));
  klee_assume(name[1] == 0);
  memcpy(path, "missing", 7);
  memcpy(path + 7, name, 2);
  assert(access(path, F_OK) == -1);
  return 0;
}
