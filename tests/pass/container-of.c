// From a member back to its structure.
#include <assert.h>
#include <loam.h>
#include <stddef.h>

struct item {
  long key;
  char name[5];
  struct hook {
    struct hook *next;
  } hook;
};

int main(void) {
  struct item items[3] = {{10, "a", {0}}, {20, "b", {0}}, {30, "c", {0}}};
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 3);
  struct hook *hook = &items[i].hook;
  struct item *item = (struct item *)((char *)hook - offsetof(struct item, hook));
  assert(item->key == 10 * (long)(i + 1));
  return 0;
}
//@ completed: 1
