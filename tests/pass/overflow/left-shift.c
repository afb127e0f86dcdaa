// Bits of an unsigned number.
//@ args: --check overflow
#include <loam.h>

static unsigned bit(int number) { return 1u << number; }

int main(void) { return bit(klee_range(0, 32, "number")) == 0; }
//@ completed: 1
