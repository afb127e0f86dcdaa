// The header's own assertion.
#define NDEBUG
#include <loam.h>

int main(void) {
  char c;
  klee_make_symbolic(&c, sizeof c, "c");
  klee_assert(c != 'q'); //~ BUG assert: c != 'q'
  return 0;
}
