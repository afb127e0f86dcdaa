// The list of variable arguments and what it holds.
#include <stdarg.h>

static int sum(int count, ...) {
  va_list list;
  int sum = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++) {
    int x = va_arg(list, int);
    if (x > 1)
      sum += x;
  }
  va_end(list);
  return sum;
}

int main(void) { return sum(9, 1, 2, 3, 4, 5, 6, 7, 8, 9); }
//@ exit-codes: 44=1
//@ args: --check uninit
