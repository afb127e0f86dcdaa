// An overflow of an array inside a heap object that leaves the object.
#include <loam.h>
#include <stdlib.h>

struct message {
  int kind;
  char text[4];
};

int main(void) {
  struct message *m = malloc(sizeof *m);
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_assume(i < 6);
  klee_assume(i != 4);
  m->kind = 1;
  ((char *)m)[4 + i] = 'x'; //~ BUG ptr: out of bounds write of 1 byte
  int kind = m->kind;
  free(m);
  return kind;
}
