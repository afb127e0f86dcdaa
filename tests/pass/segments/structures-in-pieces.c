// An array of structures whose fields lie in one piece or in two.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

enum { COUNT = 80 };

struct entry {
  short kind;
  int value;
  char last;
} __attribute__((packed));

int main(void) {
  struct entry *entries = calloc(COUNT, sizeof *entries);
  for (int i = 0; i < COUNT; i++)
    entries[i] = (struct entry){(short)i, 3 * i, 'z'};
  unsigned i = (unsigned)klee_choose(COUNT);
  struct entry *entry = &entries[i];
  assert(entry->kind == (short)i && entry->value == 3 * (int)i);
  entry->value = 7777;
  entry->last = 'y';
  unsigned j = (unsigned)klee_choose(COUNT);
  assert(entries[j].value == (i == j ? 7777 : 3 * (int)j));
  assert(entries[j].last == (i == j ? 'y' : 'z'));
  return 0;
}
//@ memory: all
