// A pointer to a constant or to a variable.
#include <loam.h>

static const int limit = 5;
static int current = 3;

int main(void) {
  int *p = klee_int("x") ? &current : (int *)&limit;
  *p = 4; //~ BUG readonly
  return current;
}
//@ exit-codes: 4=1
