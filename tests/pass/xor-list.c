// A list that stores the difference of its neighbours.
#include <assert.h>
#include <stdint.h>

struct node {
  uintptr_t both;
  int value;
};

int main(void) {
  struct node n[3] = {{0, 1}, {0, 2}, {0, 3}};
  n[0].both = (uintptr_t)&n[1];
  n[1].both = (uintptr_t)&n[0] ^ (uintptr_t)&n[2];
  n[2].both = (uintptr_t)&n[1];
  int sum = 0;
  uintptr_t previous = 0;
  for (struct node *node = &n[0]; node;) {
    sum = sum * 10 + node->value;
    uintptr_t next = node->both ^ previous;
    previous = (uintptr_t)node;
    node = (struct node *)next;
  }
  assert(sum == 123);
  return 0;
}
