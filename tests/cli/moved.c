// Copies from one block to another, forwards or backwards, whichever of them lies lower. One half of the inputs is explored first and
// frees two blocks; an allocator that all paths share hands them out again in the other half.
#include <loam.h>
#include <stdlib.h>

static void move(char *to, const char *from, unsigned long count) {
  if (from >= to) {
    for (unsigned long at = 0; at < count; at++)
      to[at] = from[at];
  } else {
    while (count > 0) {
      count--;
      to[count] = from[count];
    }
  }
}

int main(void) {
  unsigned char c, d;
  klee_make_symbolic(&c, sizeof c, "c");
  klee_make_symbolic(&d, sizeof d, "d");
  if (c < 10) {
    char *first = malloc(24), *second = malloc(24);
    free(first);
    free(second);
    return 0;
  }
  char *from = malloc(24), *to = malloc(24);
  for (int i = 0; i < 24; i++)
    from[i] = i;
  move(to, from, 24);
  int bits = to[3];
  for (int i = 0; i < 8; i++)
    if (d & 1 << i)
      bits += i;
  free(from);
  free(to);
  return bits & 7;
}
