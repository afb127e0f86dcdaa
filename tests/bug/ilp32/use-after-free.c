// A list of which an element is used after it was freed.
#include <loam.h>
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *first = malloc(sizeof *first), *second = malloc(sizeof *second);
  if (!first || !second)
    return 1;
  first->next = second;
  second->next = NULL;
  second->value = klee_int("value");
  int *inside = &first->next->value;
  if (second->value == 17)
    free(second);
  int result = *inside > 0; //~ BUG uaf
  if (result)
    return 2;
  return 0;
}
//@ args: --compiler-arg=-m32
