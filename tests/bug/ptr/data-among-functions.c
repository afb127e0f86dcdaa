// A table of functions in which one entry is no function.
//@ memory: all
#include <loam.h>
#include <stdlib.h>

static int one(void) { return 1; }
static int two(void) { return 2; }
static int data;

int main(void) {
  struct entry {
    int (*call)(void);
  } *entries[3];
  for (int i = 0; i < 3; i++)
    entries[i] = malloc(sizeof **entries);
  entries[0]->call = one, entries[1]->call = (int (*)(void))(void *)&data, entries[2]->call = two;
  unsigned i = (unsigned)klee_choose(3);
  return entries[i]->call(); //~ BUG ptr
}
