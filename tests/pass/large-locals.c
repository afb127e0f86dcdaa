// Large locals that are gone when the next ones come, also by longjmp and in loops.
//@ completed: 1
#include <loam.h>
#include <setjmp.h>
#include <string.h>

static jmp_buf back;

static int large(int n) {
  char room[1 << 20];
  memset(room, n, sizeof room);
  if (n % 3 == 0)
    longjmp(back, 1);
  return room[n];
}

int main(void) {
  volatile int sum = 0;
  for (volatile int i = 0; i < 40; i++) {
    if (!setjmp(back))
      sum += large(i);
    char again[1 << 18];
    memset(again, i, sizeof again);
    sum += again[i];
  }
  return sum & 127;
}
