// A variadic function with all kinds of arguments, more than fit in registers.
#include <assert.h>
#include <loam.h>
#include <stdarg.h>

static double sum(const char *kinds, ...) {
  va_list list, again;
  double total = 0;
  va_start(list, kinds);
  va_copy(again, list);
  for (; *kinds; kinds++)
    switch (*kinds) {
    case 'i': total += va_arg(list, int); break;
    case 'l': total += va_arg(list, long); break;
    case 'd': total += va_arg(list, double); break;
    }
  assert(va_arg(again, int) == 1);
  va_end(again);
  va_end(list);
  return total;
}

int main(void) {
  int x = klee_range(5, 7, "x");
  assert(sum("i", 1) == 1);
  assert(sum("ildildildildil", 1, 2l, 3.0, 4, 5l, 6.0, 7, 8l, 9.0, 10, 11l, 12.0, 13, 14l) == 105);
  if (x == 6)
    assert(sum("iiiiiiii", 1, x, x, x, x, x, x, x) == 43);
  return 0;
}
