// new and delete, of objects and arrays.
#include <assert.h>
#include <loam.h>

static int alive;

struct Counted {
  Counted() { alive++; }
  ~Counted() { alive--; }
  char padding[3];
};

int main() {
  unsigned n = klee_range(1, 4, "n");
  Counted *one = new Counted, *many = new Counted[n];
  assert(alive == int(n + 1));
  delete one;
  delete[] many;
  assert(alive == 0);
  return 0;
}
