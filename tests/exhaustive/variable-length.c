/* An array of symbolic length on the stack. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned n = (b & 3) + 1;
  int t[n];
  for (unsigned i = 0; i < n; i++)
    t[i] = (int)i + (b >> 6);
  t[(b >> 2) % n] *= 3;
  int sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += t[i];
  return observe(sum, 0, 40);
}
