/* One of two heap objects of different sizes, by a comparison. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned char *p = malloc(3), *q = malloc(9);
  memset(p, 1, 3);
  memset(q, 2, 9);
  unsigned char *r = b > 77 ? p : q;
  unsigned n = b > 77 ? 3 : 9;
  r[b % n] += 5;
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum = (sum * 3 + r[i]) % 1000;
  free(p);
  free(q);
  return classify(sum, 47);
}
