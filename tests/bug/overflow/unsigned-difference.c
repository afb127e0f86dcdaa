// The length of what is left, in an unsigned type, when there is too little: defined, but asked for.
//@ args: --check overflow=unsigned
#include <loam.h>

static unsigned long left(unsigned long size, unsigned long used) {
  return size - used; //~ BUG overflow: overflows type 'unsigned long'
}

int main(void) {
  unsigned long used = klee_range(0, 20, "used");
  return left(16, used) > 16;
}
//@ completed: 1
