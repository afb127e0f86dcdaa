// A chain of symbolic indices.
#include <loam.h>

static const unsigned char next[8] = {3, 5, 7, 1, 0, 2, 4, 6};

int main(void) {
  unsigned char i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 8);
  if (next[next[next[i]]] == 4)
    klee_assert(next[next[i]] == 6);
  return 0;
}
//@ completed: 2
