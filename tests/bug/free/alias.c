// Two names for one object, and each frees it.
#include <stdlib.h>

struct owner {
  char *name;
};

static void clear(struct owner *owner) {
  free(owner->name); //~ BUG free: double free of heap object of 6 bytes
}

int main(void) {
  struct owner first = {malloc(6)}, second = first;
  clear(&first);
  clear(&second);
  return 0;
}
//@ golden
