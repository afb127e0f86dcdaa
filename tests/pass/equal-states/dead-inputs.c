// Ten choices of which only the sum modulo 3 is left. There are 1,024 paths, but few states that differ: those of the last choice, in which
// its input is still there, are the most.
//@ args: --merge-equal-states
//@ completed: 10
//@ exit-codes: 0=4 1=4 2=2
#include <klee/klee.h>

static int choose(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  if (x > 100)
    return 1;
  return 0;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 10; i++)
    sum = (sum + choose()) % 3;
  return sum;
}
