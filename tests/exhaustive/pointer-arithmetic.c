/* Differences and comparisons of pointers into one array. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  long t[8] = {3, 1, 4, 1, 5, 9, 2, 6};
  long *p = t + (b & 7), *q = &t[b >> 3 & 7];
  observe(p - q, -8, 8);
  long *low = p < q ? p : q, *high = p < q ? q : p;
  long sum = 0;
  while (low < high)
    sum += *low++;
  return observe(sum, 0, 40);
}
