/* Use after free, double free, and free of what is not on the heap. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char local[4] = "abc", *p = malloc(4), *q = p;
  strcpy(p, "xyz");
  if (b & 1)
    free(p);
  if ((b & 6) == 6)
    observe(q[b >> 6], 'x', 'z');
  if ((b & 6) == 2)
    q[1] = 'w';
  if (b & 8)
    q = local;
  if (b & 16)
    q++;
  free(q);
  return 0;
}
