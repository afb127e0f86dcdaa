// A list of 3,000 nodes on the heap is built and walked 30 times; an input chooses the node that is changed.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *first = 0;
  for (int i = 0; i < 3000; i++) {
    struct node *node = malloc(sizeof *node);
    if (!node)
      return 0;
    node->next = first;
    node->value = i;
    first = node;
  }
  long sum = 0;
  for (int round = 0; round < 30; round++)
    for (struct node *node = first; node; node = node->next)
      sum += node->value;
  assert(sum == 30L * 3000 * 2999 / 2);
  int added = klee_range(0, 100, "added");
  first->value += added;
  assert(first->value >= 2999);
  while (first) {
    struct node *next = first->next;
    free(first);
    first = next;
  }
  return 0;
}
