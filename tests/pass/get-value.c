// An example of a value fixes nothing: the path goes on with all of them.
#include <loam.h>

int main(void) {
  int x = klee_range(0, 10, "x");
  int example = klee_get_value_i32(x);
  if (example < 0 || example >= 10)
    return 99;
  if (x == 4)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
