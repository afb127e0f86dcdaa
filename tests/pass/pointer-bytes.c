// A pointer copied byte by byte is still a pointer.
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p), *q;
  *p = 42;
  const unsigned char *from = (const unsigned char *)&p;
  unsigned char *to = (unsigned char *)&q;
  for (unsigned i = 0; i < sizeof p; i++)
    to[i] = from[i];
  assert(*q == 42 && p == q);
  free(q);
  return 0;
}
//@ completed: 1
