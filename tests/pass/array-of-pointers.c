// Pointers stored in memory and read back at a symbolic index.
#include <loam.h>

int main(void) {
  const char *names[] = {"zero", "one", "two", "three"};
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 4);
  return names[i][0] == 't' ? 1 : 0;
}
