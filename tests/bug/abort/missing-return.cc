// The end of a function that must return something. clang gives it no line; the branch before it is reported.
#include <loam.h>

static int sign(int x) {
  if (x > 0)
    return 1;
  if (x < 0) //~ BUG abort
    return -1;
}

int main() { return sign(klee_int("x")) + 1; }
