/* Calls through a table at a symbolic place, and comparisons of such pointers. */
#include "observe.h"

static int one(int a) { return a + 1; }
static int two(int a) { return a * 2; }
static int three(int a) { return a ^ 3; }
static int (*table[4])(int) = {one, two, three, one};

int main(void) {
  unsigned char b = byte("b");
  table[b >> 6] = two;
  int (*f)(int) = table[b & 3];
  if (f == one)
    observe(1, 0, 1);
  return observe(f(b >> 2 & 7), 0, 20);
}
