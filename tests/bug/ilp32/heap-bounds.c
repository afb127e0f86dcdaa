// A write behind an object on the heap whose size is a product of 32 bits that wraps.
#include <loam.h>
#include <stdlib.h>

struct item {
  void *owner;
  long long number;
};

int main(void) {
  unsigned count = klee_int("count");
  klee_assume(count == 1 | count == 3 | count == 0x15555556u);
  struct item *items = malloc(count * sizeof *items);
  if (!items)
    return 1;
  items[0].owner = items;
  items[0].number = 5; //~ BUG ptr
  free(items);
  return 0;
}
//@ args: --compiler-arg=-m32
