// A tree built from input: the paths are the shapes.
#include <loam.h>
#include <stdlib.h>

struct tree {
  struct tree *left, *right;
  int key;
};

static struct tree *insert(struct tree *tree, int key) {
  if (!tree) {
    tree = calloc(1, sizeof *tree);
    tree->key = key;
  } else if (key < tree->key)
    tree->left = insert(tree->left, key);
  else if (key > tree->key)
    tree->right = insert(tree->right, key);
  return tree;
}

static int height(const struct tree *tree) {
  if (!tree)
    return 0;
  int left = height(tree->left), right = height(tree->right);
  return 1 + (left > right ? left : right);
}

static void release(struct tree *tree) {
  if (tree) {
    release(tree->left);
    release(tree->right);
    free(tree);
  }
}

int main(void) {
  struct tree *tree = NULL;
  for (int i = 0; i < 3; i++)
    tree = insert(tree, klee_int("key"));
  int h = height(tree);
  release(tree);
  return h;
}
//@ exit-codes: 1=1 2=8 3=4
