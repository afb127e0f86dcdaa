/* Fills and copies that are too long for some inputs, and bytes behind a short fill. */
//@ uninit
#include "observe.h"

int main(void) {
  unsigned char a = byte("a");
  unsigned n = 10 + (a & 7), length = (a >> 3 & 15) + 2;
  char *t = malloc(n), *u = malloc(20);
  memset(u, 1, length);
  memcpy(t, u, length > 14 ? length : 10);
  int found = 0;
  if (t[length % 10] == 1)
    found = 1;
  free(t);
  free(u);
  return observe(found, 0, 2);
}
