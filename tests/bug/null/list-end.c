// A search that does not stop at the end of the list.
#include <loam.h>
#include <stddef.h>

struct node {
  struct node *next;
  int key;
};

int main(void) {
  struct node c = {NULL, 3}, b = {&c, 2}, a = {&b, 1};
  int key = klee_int("key");
  struct node *node = &a;
  while (node->key != key) //~ BUG null
    node = node->next;
  return node->key;
}
//@ exit-codes: 1=1 2=1 3=1
