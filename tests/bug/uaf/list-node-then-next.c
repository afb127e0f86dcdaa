// The next node is read from the node that was just freed.
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static void clear(struct node *head) {
  while (head) {
    free(head);
    head = head->next; //~ BUG uaf: read of 8 bytes at offset 8 of heap object of 16 bytes
  }
}

int main(void) {
  struct node *second = malloc(sizeof *second), *first = malloc(sizeof *first);
  *second = (struct node){2, NULL};
  *first = (struct node){1, second};
  clear(first);
  return 0;
}
