// A place the program promises not to reach.
#include <loam.h>

int main(void) {
  switch (klee_range(0, 3, "x")) {
  case 0: return 1;
  case 1: return 2;
  default: __builtin_unreachable(); //~ BUG abort
  }
}
