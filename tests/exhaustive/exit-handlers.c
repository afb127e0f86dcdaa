/* Exit handlers that decide by what is symbolic at exit, in the reverse of their order. */
#include "observe.h"

static unsigned char left;
static void first(void) { observe(left > 100, 0, 1); }
static void second(void) {
  if (left % 7 == 3)
    observe(5, 0, 5);
  left /= 2;
}

int main(void) {
  left = byte("b");
  atexit(first);
  atexit(second);
  if (left & 0x40)
    exit(observe(left & 3, 0, 3));
  return 9;
}
