// An index that begins at a letter: folded, the constant of the address lies in a neighbour of the table.
//@ completed: 2
//@ args: --allocator global
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char *before[8], *table, *behind[8];
  for (int i = 0; i < 8; i++)
    before[i] = malloc(24);
  table = calloc(26, 1);
  for (int i = 0; i < 8; i++)
    behind[i] = malloc(24);
  unsigned char c;
  klee_make_symbolic(&c, sizeof c, "c");
  klee_assume(c >= 'a');
  klee_assume(c <= 'z');
  table[7] = 3;
  table[(unsigned long)c - 'a'] += 1;
  if (table[(unsigned long)c - 'a'] == 4)
    return 1;
  return 0;
}
