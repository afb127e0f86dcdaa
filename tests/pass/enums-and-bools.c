// _Bool holds 0 or 1, whatever is assigned.
#include <assert.h>
#include <loam.h>
#include <stdbool.h>

enum colour { RED = -1, GREEN, BLUE = 7 };

int main(void) {
  int x = klee_int("x");
  bool b = x;
  assert(b == (x != 0) && b + b == (x ? 2 : 0));
  enum colour c = x > 0 ? BLUE : RED;
  return c == BLUE ? 1 : 0;
}
