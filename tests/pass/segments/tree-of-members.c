// A path through a tree whose nodes are members: each step reads a pointer from one of several nodes.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 300 };

struct node {
  char text[TEXT];
  struct node *child[2];
};

static struct node *tree(int depth, char name) {
  struct node *node = malloc(sizeof *node);
  memset(node->text, name, TEXT);
  node->child[0] = depth ? tree(depth - 1, (char)(2 * name)) : NULL;
  node->child[1] = depth ? tree(depth - 1, (char)(2 * name + 1)) : NULL;
  return node;
}

int main(void) {
  struct node *root = tree(2, 1);
  unsigned way = (unsigned)klee_choose(4), at = (unsigned)klee_choose(TEXT);
  struct node *leaf = root->child[way >> 1]->child[way & 1];
  assert(leaf->text[at] == (char)(4 + way));
  leaf->text[at] = 100;
  struct node *inner = root->child[way & 1];
  assert(inner->text[at] == (char)(2 + (way & 1)));
  inner->text[at]++;
  // The leaf takes the root's place below an inner node.
  inner->child[1] = leaf;
  assert(root->child[way & 1]->child[1]->text[at] == 100);
  assert(root->child[0]->text[at] == 2 + !(way & 1));
  return 0;
}
//@ memory: all
