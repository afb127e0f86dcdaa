// The low bit of a pointer used as a mark.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

struct node {
  uintptr_t link;
  int value;
};

int main(void) {
  struct node a = {0, 1}, b = {0, 2};
  int mark = klee_range(0, 2, "mark");
  a.link = (uintptr_t)&b | (uintptr_t)mark;
  struct node *next = (struct node *)(a.link & ~(uintptr_t)1);
  assert(next->value == 2);
  if (a.link & 1)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
