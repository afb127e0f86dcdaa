// The pointer to the freed object is a field of another one.
#include <stdlib.h>

struct inner {
  long a, b;
};

struct outer {
  struct inner *inner;
};

int main(void) {
  struct outer *outer = malloc(sizeof *outer);
  outer->inner = malloc(sizeof *outer->inner);
  outer->inner->b = 4;
  struct inner *inner = outer->inner;
  free(inner);
  outer->inner->b = 5; //~ BUG uaf: write of 8 bytes at offset 8 of heap object of 16 bytes
  free(outer);
  return 0;
}
