// Nodes of a list are members of a segment, and the pointers to the next ones lie in them too.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 3, BYTES = 150 };

struct node {
  struct node *next;
  unsigned char bytes[BYTES];
};

int main(void) {
  struct node *nodes[NODES];
  for (int i = NODES - 1; i >= 0; i--) {
    nodes[i] = malloc(sizeof **nodes);
    nodes[i]->next = i + 1 < NODES ? nodes[i + 1] : NULL;
    memset(nodes[i]->bytes, i, BYTES);
  }
  unsigned i = (unsigned)klee_choose(NODES), j = (unsigned)klee_choose(BYTES);
  nodes[i]->bytes[j] = 100;
  // Unlink the second node.
  nodes[0]->next = nodes[1]->next;
  unsigned steps = (unsigned)klee_choose(2);
  struct node *at = nodes[0];
  for (unsigned step = 0; step < steps; step++)
    at = at->next;
  unsigned number = steps ? steps + 1 : 0;
  assert(at == nodes[number]);
  assert(at->bytes[j] == (number == i ? 100 : number));
  // Behind any node comes the one that was unlinked.
  struct node *some = nodes[(unsigned)klee_choose(2) + 1];
  nodes[1]->next = some->next;
  some->next = nodes[1];
  assert(some->next->bytes[j] == (i == 1 ? 100 : 1));
  assert(nodes[0]->next == nodes[2]);
  return (int)steps;
}
//@ memory: all
