// No setjmp has filled the buffer.
#include <loam.h>
#include <setjmp.h>

static jmp_buf place;

int main(void) {
  if (klee_int("x") == 3 || setjmp(place) == 0)
    longjmp(place, 1); //~ BUG ptr: longjmp with a buffer that no setjmp has filled
  return 0;
}
//@ completed: 1
