/* A character that is no letter, and a table of letters on the heap. */
#include "observe.h"

int main(void) {
  unsigned char c = byte("c");
  klee_assume(c > 'a' - 8);
  klee_assume(c < 'z' + 8);
  int *t = calloc(26, sizeof *t);
  t[3] = 4;
  return observe(t[(unsigned long)c - 'a'], 0, 5);
}
