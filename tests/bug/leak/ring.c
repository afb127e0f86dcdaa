// Two lost objects that point to each other keep each other from nobody.
#include <stdlib.h>

struct node {
  struct node *other;
};

static struct node *make(struct node *other) {
  struct node *node = malloc(sizeof *node); //~ BUG leak
  node->other = other;
  return node;
}

static void build(void) {
  struct node *first = make(NULL);
  first->other = make(first);
}

int main(void) {
  build();
  return 0;
}
//@ args: --check leak
//@ golden
