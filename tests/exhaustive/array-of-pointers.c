/* A symbolic pointer out of an array of pointers to globals, locals and the heap. */
#include "observe.h"

static int global = 5;

int main(void) {
  unsigned char b = byte("b");
  int local = 6, *heap = malloc(sizeof *heap);
  *heap = 7;
  int *ps[4] = {&global, &local, heap, &global};
  *ps[b & 3] += b >> 4;
  *ps[b >> 2 & 3] ^= 1;
  int shown = classify((unsigned)(global * 100 + local * 10 + *heap), 97);
  free(heap);
  return shown;
}
