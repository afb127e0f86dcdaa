// The length in the structure is larger than what was allocated.
#include <loam.h>
#include <stdlib.h>

struct packet {
  unsigned length;
  unsigned char data[];
};

int main(void) {
  struct packet *p = calloc(1, sizeof *p + 4);
  klee_make_symbolic(p, sizeof *p + 4, "packet");
  unsigned sum = 0;
  if (p->length > 5)
    return 1;
  for (unsigned i = 0; i < p->length; i++)
    sum += p->data[i]; //~ BUG ptr: out of bounds read of 1 byte
  free(p);
  return sum == 77;
}
