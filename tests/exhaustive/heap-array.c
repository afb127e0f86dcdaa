/* A heap array written and read at symbolic places. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int *t = malloc(8 * sizeof *t);
  for (int i = 0; i < 8; i++)
    t[i] = i << (i & 3);
  t[b & 7] += b >> 5;
  int shown = classify((unsigned)t[b >> 3 & 7], 23);
  free(t);
  return shown;
}
