/* A function with a symbolic number of arguments. */
#include "observe.h"

static long total(int n, ...) {
  va_list list;
  long all = 0;
  va_start(list, n);
  while (n-- > 0)
    all = all * 2 + (n & 1 ? va_arg(list, long) : va_arg(list, int));
  va_end(list);
  return all;
}

int main(void) {
  unsigned char b = byte("b");
  int n = b & 1 ? 2 : 4;
  long sum = n == 2 ? total(2, (long)(b >> 4), 3) : total(4, 5L, b >> 5, 7L, 1);
  return observe(sum, 0, 120);
}
