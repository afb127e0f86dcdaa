// The state of the loop is in memory and comes back: a ring of nodes that is searched for a value that none of them has.
//@ args: --check liveness
#include <klee/klee.h>
#include <stdlib.h>

struct node {
  struct node *next;
  unsigned char value;
};

static struct node *cursor;

static int find(unsigned char wanted) {
  while (cursor->value != wanted) //~ BUG liveness: infinite loop
    cursor = cursor->next;
  return 1;
}

int main(void) {
  struct node *first = malloc(sizeof *first), *last = first;
  first->value = 0;
  for (unsigned char value = 1; value < 7; value++) {
    last->next = malloc(sizeof *first);
    last = last->next;
    last->value = value;
  }
  last->next = first;
  cursor = first;
  unsigned char wanted;
  klee_make_symbolic(&wanted, sizeof wanted, "wanted");
  return find(wanted) - 1;
}
