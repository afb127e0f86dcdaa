// Pointers read through pointers that mean several objects, three steps deep, and exchanged on the way.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct node {
  struct node *left, *right;
  int value;
};

static struct node *tree(int depth, int value) {
  struct node *node = malloc(sizeof *node);
  *node = (struct node){NULL, NULL, value};
  if (depth) {
    node->left = tree(depth - 1, 2 * value);
    node->right = tree(depth - 1, 2 * value + 1);
  }
  return node;
}

int main(void) {
  struct node *root = tree(3, 1), *at = root;
  unsigned char way;
  klee_make_symbolic(&way, sizeof way, "way");
  struct node *turns[2];
  int expected = 1;
  for (int step = 0; step < 3; step++) {
    unsigned right = way >> step & 1;
    turns[0] = at->left, turns[1] = at->right;
    at = turns[right];
    expected = 2 * expected + (int)right;
  }
  assert(at->value == expected);
  struct node *old = root->left;
  at->left = root;
  assert(at->left->left == old && at->left->left->value == 2);
  at->left->right = old;
  assert(root->right->value == 2);
  return 0;
}
