// Variadic functions: every argument takes words of four bytes on the stack.
#include <assert.h>
#include <loam.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct small {
  char text[3];
};
struct large {
  int *pointer;
  long long number;
  char tail;
};

static int value = 42;

static long long sum(const char *kinds, ...) {
  va_list list, again;
  long long total = 0;
  va_start(list, kinds);
  va_copy(again, list);
  for (const char *kind = kinds; *kind; kind++)
    switch (*kind) {
    case 'i':
      total += va_arg(list, int);
      break;
    case 'l':
      total += va_arg(list, long);
      break;
    case 'w':
      total += va_arg(list, long long);
      break;
    case 'd':
      total += (long long)va_arg(list, double);
      break;
    case 'D':
      total += (long long)va_arg(list, long double);
      break;
    case 'p':
      total += *va_arg(list, int *);
      break;
    case 's':
      total += va_arg(list, struct small).text[1];
      break;
    case 'S': {
      struct large large = va_arg(list, struct large);
      total += *large.pointer + large.number + large.tail;
    }
    }
  va_end(list);
  if (*kinds == 'i')
    total += va_arg(again, int) * 1000;
  va_end(again);
  return total;
}

static int print(char *to, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int length = vsnprintf(to, size, format, list);
  va_end(list);
  return length;
}

int main(void) {
  struct small small = {{1, 2, 3}};
  struct large large = {&value, 1LL << 40, 5};
  int input = klee_range(0, 10, "input");
  assert(sum("ii", input, 7) == 1001 * input + 7);
  assert(sum("wip", 1LL << 33, 1, &value) == (1LL << 33) + 43);
  assert(sum("idDl", 1, 2.5, 3.5L, 4L) == 1010);
  assert(sum("sSi", small, large, 9) == 2 + 42 + (1LL << 40) + 5 + 9);
  char text[64];
  assert(print(text, sizeof text, "%d %lld %s %c %.2f %lx", 1, -2LL, "three", '4', 5.5, 0xfffffffful) == 26);
  assert(!strcmp(text, "1 -2 three 4 5.50 ffffffff"));
  printf("%s|%p|%zu|%Lg\n", text, (void *)0x10, sizeof text, 1.25L);
  printf("%lld %d %lu\n", (long long)input - 20, input, (unsigned long)input);
  return 0;
}
//@ args: --compiler-arg=-m32
//@ completed: 1
