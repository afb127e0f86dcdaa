// A word that begins in a member and ends behind it.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 320 };

struct word {
  int value;
} __attribute__((packed));

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE - 2);
  int word = ((struct word *)(rows[i] + j))->value; //~ BUG ptr
  return (word & 0xff) != (int)i + 1;
}
//@ memory: all
