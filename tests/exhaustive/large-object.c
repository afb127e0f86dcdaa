/* An object of symbolic size that is large for most inputs, written at known and at symbolic places. */
#include "observe.h"

int main(void) {
  unsigned char a = byte("a"), b = byte("b");
  unsigned long n = 40000ul * (a & 3) + 300;
  unsigned char *t = malloc(n), *u = calloc(n, 1);
  memset(t, 9, n);
  t[200] = b;
  t[(a >> 2) * 4ul] = 8;
  u[b] = 7;
  memcpy(u + 10, t + 100, n - 200);
  memset(t + b, 5, a & 15);
  unsigned sum = u[b] + t[b] + u[110] + t[n - 1] + u[n - 1];
  t = realloc(t, n + 100);
  sum += t[200];
  free(t);
  free(u);
  return observe(sum % 20, 0, 20);
}
