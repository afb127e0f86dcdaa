// A list that is freed with one element left out, which is still pointed to: tracked, but not cleaned up.
#include <stdlib.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

struct node {
  struct node *next;
};
static struct node *kept;

int main(void) {
  struct node *list = 0;
  unsigned char count = __VERIFIER_nondet_uchar() % 4;
  for (unsigned char i = 0; i < count; i++) {
    struct node *node = malloc(sizeof *node);
    node->next = list;
    list = node;
  }
  kept = list;
  if (list) {
    list = list->next;
    kept->next = 0;
  }
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
