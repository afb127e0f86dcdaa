// A pointer that is moved from one object into another one: the access belongs to the object that the pointer was
// computed from. Only the model in which pointers belong to objects sees it; for the others the number points to `q`.
//@ args: --memory plane
//@ skip-replay: natively the byte is one of the other object
//@ skip-memory: other models do not follow known pointers
#include <stdint.h>
#include <stdlib.h>

static long distance(const char *from, const char *to) {
  return (long)((uintptr_t)to - (uintptr_t)from);
}

int main(void) {
  char *p = malloc(24), *q = malloc(16);
  if (!p || !q)
    return 0;
  q[3] = 'q';
  long far = distance(p, q);
  char *stray = p + far;
  char c = stray[3]; //~ BUG ptr: at offset 3 of heap object of 16 bytes, through a pointer computed from heap object of 24 bytes
  free(p);
  free(q);
  return c;
}
