// A structure with an array of any length at its end.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct packet {
  unsigned length;
  unsigned char data[];
};

int main(void) {
  unsigned n = (unsigned)klee_range(1, 6, "n");
  struct packet *p = malloc(sizeof *p + n);
  p->length = n;
  for (unsigned i = 0; i < n; i++)
    p->data[i] = (unsigned char)(i + 1);
  unsigned sum = 0;
  for (unsigned i = 0; i < p->length; i++)
    sum += p->data[i];
  assert(sum == n * (n + 1) / 2);
  free(p);
  return 0;
}
//@ completed: 5
