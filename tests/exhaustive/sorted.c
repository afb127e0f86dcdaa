/* qsort and bsearch with symbolic elements. */
#include "observe.h"

static int order(const void *a, const void *b) {
  int p = *(const int *)a, q = *(const int *)b;
  return p < q ? -1 : p > q;
}

int main(void) {
  unsigned char b = byte("b");
  int t[5] = {50, b, 20, b / 2, 100}, key = 20;
  qsort(t, 5, sizeof *t, order);
  int *p = bsearch(&key, t, 5, sizeof *t, order);
  observe(p - t >= 0 && *p == 20, 0, 1);
  for (int i = 0; i < 4; i++)
    assert(t[i] <= t[i + 1]);
  for (int i = 0; i < 5; i++)
    if (t[i] == b)
      return observe(i, 0, 4);
  return 99;
}
