// Two symbolic strings compared with each other.
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char a[3], b[3];
  klee_make_symbolic(a, sizeof a, "a");
  klee_make_symbolic(b, sizeof b, "b");
  a[2] = b[2] = 0;
  int order = strcmp(a, b);
  if (order == 0)
    assert(a[0] == b[0]);
  assert((order < 0) == (strcmp(b, a) > 0));
  return 0;
}
