/* A pointer to a local of a function that returned, on some inputs. */
#include "observe.h"

static int fixed = 4;
static int *choose(unsigned char b) {
  int local = b, *p = b % 5 ? &fixed : &local;
  return p;
}

int main(void) {
  unsigned char b = byte("b");
  int *p = choose(b);
  return observe(*p, 0, 4);
}
