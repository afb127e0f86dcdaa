// A field of a null pointer that was found in a table.
#include <loam.h>

struct entry {
  int key;
  struct {
    int *values;
    long count;
  } data;
};

static int values[2] = {1, 2};
static struct entry first = {1, {values, 2}}, *table[3] = {&first, 0, &first};

int main(void) {
  struct entry *entry = table[klee_range(0, 3, "index")];
  return entry->data.count == 2; //~ BUG null
}
//@ args: --compiler-arg=-m32
