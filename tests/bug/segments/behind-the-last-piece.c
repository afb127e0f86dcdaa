// The last piece of an object is shorter than the others: what lies behind it is out of bounds.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 333 };

struct word {
  int value;
} __attribute__((packed));

int main(void) {
  char *bytes = memset(malloc(SIZE), 1, SIZE);
  unsigned i = (unsigned)klee_choose(SIZE), j = (unsigned)klee_choose(SIZE);
  bytes[i] = 2;
  int word = ((struct word *)(bytes + j))->value; //~ BUG ptr
  return word == 0;
}
//@ args: --split 64
//@ memory: all
