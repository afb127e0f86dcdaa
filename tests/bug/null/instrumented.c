// A null pointer that the sanitizer finds before it is used.
//@ flags: -g -fsanitize=null,alignment,object-size
#include <loam.h>

struct point { int x, y; };

int main(void) {
  struct point here = {1, 2};
  struct point *p = klee_range(0, 2, "n") ? &here : 0;
  return p->y; //~ BUG null: access to a member of 'struct point' through a null pointer
}
//@ completed: 1
