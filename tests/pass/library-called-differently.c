// Functions that the engine provides, called with integers of other widths than they take.
//@ skip-sanitizers: the function sanitizer wants exact types
#include <loam.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
int main(void) {
  int n = klee_range(1, 5, "n");
  char *p = ((void *(*)(int))(void *)malloc)(n);
  ((void *(*)(void *, int, int))(void *)memset)(p, 'a', n);
  p[n - 1] = 0;
  int l = ((int (*)(const char *))(void *)strlen)(p);
  char q[10];
  ((void *(*)(void *, const void *, int))(void *)memcpy)(q, p, n);
  int c = ((int (*)(const char *, const char *, int))(void *)strncmp)(p, q, n);
  short s = ((short (*)(int))(void *)abs)(-n);
  free(p);
  if (l == 2 && c == 0) return s;
  return 0;
}
