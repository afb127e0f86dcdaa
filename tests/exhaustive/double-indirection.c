/* Pointers to pointers that are exchanged. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int a[3] = {1, 2, 3}, *ps[3] = {&a[0], &a[1], &a[2]}, **pp = &ps[b % 3];
  int *swap = ps[(b >> 2) % 3];
  ps[(b >> 2) % 3] = *pp;
  *pp = swap;
  **pp += 4;
  *ps[1] *= 2;
  return observe(a[0] * 25 + a[1] * 5 + a[2], 0, 250);
}
