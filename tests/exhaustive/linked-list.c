/* A list of symbolic length, searched and taken apart. */
#include "observe.h"

struct node {
  struct node *next;
  unsigned char value;
};

int main(void) {
  unsigned char b = byte("b");
  struct node *head = NULL;
  for (unsigned i = 0; i < (b & 7u); i++) {
    struct node *n = malloc(sizeof *n);
    n->value = (unsigned char)(i * 3 % 7);
    n->next = head;
    head = n;
  }
  unsigned wanted = b >> 5, at = 0;
  struct node *n = head;
  for (; n && n->value != wanted; n = n->next)
    at++;
  observe(n != NULL, 0, 1);
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return observe(at, 0, 8);
}
