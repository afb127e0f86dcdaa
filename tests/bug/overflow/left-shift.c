// A bit shifted into the sign.
//@ args: --check overflow
#include <loam.h>

static int bit(int number) {
  return 1 << number; //~ BUG overflow: 1 shifted by 31 in type 'int' overflows
}

int main(void) { return bit(klee_range(0, 32, "number")) == 0; }
//@ completed: 1
