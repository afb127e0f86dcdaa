// The head of a list is lost, and with it all of the list: one report for the one place it was allocated at.
#include <stdlib.h>

struct node {
  struct node *next;
};

static void build(void) {
  struct node *head = NULL;
  for (int i = 0; i < 3; i++) {
    struct node *node = malloc(sizeof *node); //~ BUG leak
    node->next = head;
    head = node;
  }
}

int main(void) {
  build();
  return 0;
}
//@ args: --check leak
//@ golden
