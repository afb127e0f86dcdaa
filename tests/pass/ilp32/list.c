// A list on the heap, whose length and values are inputs.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct node {
  struct node *next, **link;
  unsigned char value;
};

int main(void) {
  struct node *head = NULL, **end = &head;
  int length = klee_range(0, 4, "length"), sum = 0, found = 0;
  for (int i = 0; i < length; i++) {
    struct node *node = calloc(1, sizeof *node);
    if (!node)
      return 2;
    klee_make_symbolic(&sum, sizeof sum, "value");
    node->value = sum;
    node->link = end;
    *end = node;
    end = &node->next;
  }
  for (struct node *node = head; node; node = node->next) {
    assert(*node->link == node);
    if (node->value == 'x')
      found++;
  }
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return found > 2;
}
//@ args: --compiler-arg=-m32 --check leak
//@ completed: 15
