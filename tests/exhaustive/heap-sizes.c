/* malloc, calloc and realloc with symbolic sizes. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned n = (b & 7) + 1, m = (b >> 3 & 7) + 1;
  unsigned char *t = malloc(n);
  memset(t, 1, n);
  t = realloc(t, m);
  for (unsigned i = n; i < m; i++)
    t[i] = 2;
  unsigned sum = 0;
  for (unsigned i = 0; i < m; i++)
    sum += t[i];
  unsigned *z = calloc(m, sizeof *z);
  sum += z[m - 1];
  free(z);
  free(t);
  return observe(sum, 0, 20);
}
