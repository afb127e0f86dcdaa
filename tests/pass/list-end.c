// The twin of bug/null/list-end.c.
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
  while (node && node->key != key)
    node = node->next;
  return node ? node->key : 0;
}
//@ exit-codes: 0=1 1=1 2=1 3=1
