// Atomic operations are accesses too.
#include <loam.h>
#include <stdatomic.h>

static atomic_int counters[3];

int main(void) {
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  if (i > 3)
    return 1;
  atomic_fetch_add(&counters[i], 1); //~ BUG ptr
  return 0;
}
