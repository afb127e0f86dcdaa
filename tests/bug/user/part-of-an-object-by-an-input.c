// An input must be a whole object: with a symbolic length that is so on one path only.
//@ completed: 1
//@ skip-replay: the report is about making the input, which the test therefore lacks
#include <loam.h>

int main(void) {
  char bytes[8];
  unsigned n = klee_range(1, 9, "n");
  klee_make_symbolic(bytes, n, "bytes"); //~ BUG user: must be given a whole object
  return bytes[7] == 1;
}
