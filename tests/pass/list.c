// The twin of bug/uaf/list.c.
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *list = NULL;
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    struct node *node = malloc(sizeof *node);
    node->next = list;
    node->value = i;
    list = node;
  }
  for (struct node *node = list, *next; node; node = next) {
    next = node->next;
    sum += node->value;
    free(node);
  }
  return sum;
}
//@ exit-codes: 3=1
