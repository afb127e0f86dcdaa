// The function that called setjmp has returned.
#include <loam.h>
#include <setjmp.h>

static jmp_buf place;

static int mark(void) { return setjmp(place); }

static void jump(int x) {
  if (x == 3)
    longjmp(place, x); //~ BUG ptr: longjmp to a function that has returned
}

int main(void) {
  int x = klee_int("x");
  if (mark() == 0)
    jump(x);
  return 0;
}
//@ completed: 1
//@ skip-replay: whether such a jump crashes is up to the machine
