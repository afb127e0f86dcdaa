// Everything is freed, on every path.
#include <loam.h>
#include <stdlib.h>

struct node {
  struct node *next;
};

int main(void) {
  struct node *list = NULL;
  int n = klee_range(0, 4, "n");
  for (int i = 0; i < n; i++) {
    struct node *node = malloc(sizeof *node);
    node->next = list;
    list = node;
  }
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
//@ completed: 4
//@ args: --check leak
