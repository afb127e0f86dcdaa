// Unsigned arithmetic that stays in its type.
//@ args: --check overflow=unsigned
#include <loam.h>

static unsigned long left(unsigned long size, unsigned long used) { return used > size ? 0 : size - used; }

int main(void) {
  unsigned long used = klee_range(0, 20, "used");
  return left(16, used) > 16;
}
//@ completed: 2
