/* longjmp with a symbolic value out of nested calls. */
#include "observe.h"

static jmp_buf back;

static void dive(int n) {
  if (n % 5 == 4)
    longjmp(back, n);
  if (n > 0)
    dive(n - 1);
}

int main(void) {
  unsigned char b = byte("b");
  volatile int tries = 0;
  int how = setjmp(back);
  tries++;
  if (how == 0)
    dive(b & 15);
  else if (tries == 2 && how > 4)
    dive(how - 1);
  return observe(how * 4 + tries, 0, 70);
}
