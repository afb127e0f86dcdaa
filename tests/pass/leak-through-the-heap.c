// Kept by an object that is kept by an object that a global variable keeps.
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *list;

int main(void) {
  for (int i = 0; i < 5; i++) {
    struct node *node = malloc(sizeof *node);
    node->value = i;
    node->next = list;
    list = node;
  }
  return 0;
}
//@ args: --check leak
