// A path forks at a branch, at a switch and at a pointer to one of two objects; an assumption is no fork.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char bytes[3];
  klee_make_symbolic(bytes, sizeof bytes, "bytes");
  int result = 0;
  if (bytes[0] == 'a')
    result += 1;
  switch (bytes[1]) {
  case 1: result += 2; break;
  case 2: result += 4; break;
  default: break;
  }
  int *objects[2] = {malloc(4), malloc(8)};
  *objects[0] = 1;
  *objects[1] = 2;
  klee_assume(bytes[2] < 2);
  return result + *objects[bytes[2]];
}
