// A gap in a table of functions.
#include <loam.h>

static int one(void) { return 1; }
static int three(void) { return 3; }
static int (*const table[4])(void) = {0, one, 0, three};

int main(void) {
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 4);
  return table[i](); //~ BUG null
}
//@ exit-codes: 1=1 3=1
